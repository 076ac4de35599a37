/** Programs for the first year of training, and for returning after a break. */
export const firstPrograms = `program First Barbell, 3 days, open end, beginner, strength, 45 min, needs barbell rack bench
by Novice linear progression as Bill Starr and Mark Rippetoe taught it
day A
Back Squat (Barbell): 3x5 | linear inc=2.5kg/5lb | rest 3:00
Bench Press (Barbell): 3x5 | linear inc=2.5kg/5lb | rest 3:00
Bent Over Row (Barbell): 3x5 | linear inc=2.5kg/5lb | rest 2:00
day B
Back Squat (Barbell): 3x5 | linear inc=2.5kg/5lb | rest 3:00
Overhead Press (Barbell): 3x5 | linear inc=2.5kg/5lb | rest 3:00
Deadlift (Barbell): 5 | linear inc=5kg/10lb | rest 3:00

program Dumbbells at Home, 3 days, open end, beginner, strength and size, 45 min, needs dumbbells
day A
Goblet Squat (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 2:00
Floor Press (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
+ Bent Over Row (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
Romanian Deadlift (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 2:00
Plank: 2x30-60s | double inc=10s | rest 1:00
day B
Split Squat (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 2:00
Overhead Press (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
+ Bent Over One Arm Row (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
Hip Thrust (Dumbbell): 3x10-15 | double inc=2kg/5lb | rest 2:00
Bicep Curl (Dumbbell): 2x10-15 | double inc=2kg/5lb | rest 1:00
+ Triceps Extension (Dumbbell): 2x10-15 | double inc=2kg/5lb | rest 1:00

program Bodyweight Ladders, 3 days, open end, beginner, strength, 50 min, needs bar to hang from
by Built like the Recommended Routine of r/bodyweightfitness
day Full body
Scapular Pull Up: 3x5-8 | variation ladder="Negative Pull Up > Chin Up > Pull Up > L-Sit Pull Up" | rest 1:30
+ Squat (Bodyweight): 3x8-12 | variation ladder="Split Squat (Bodyweight) > ATG Split Squat > Shrimp Squat > Pistol Squat" | rest 1:30
Bench Dip: 3x5-8 | variation ladder="Triceps Dip > Chest Dip" | rest 1:30
+ Single Leg Glute Bridge: 3x8-12 | variation ladder="Single Leg Hip Thrust > Nordic Hamstring Curl" | rest 1:30
Inverted Row: 3x5-8 | variation ladder="Archer Pull Up" | rest 1:30
+ Incline Push Up: 3x5-8 | variation ladder="Push Up > Diamond Push Up > Pseudo Planche Push Up" | rest 1:30
Plank: 3x20-45s | double inc=5s | rest 1:00
+ Dead Bug: 3x8-12 | variation ladder="Hanging Knee Raise > Hanging Leg Raise" | rest 1:00

program Machine Round, 3 days, open end, beginner, general fitness, 50 min, needs machines
day Full body
Leg Press (Machine): 2x10-15 | double inc=5kg/10lb | rest 1:30
Chest Press (Machine): 2x10-15 | double inc=2.5kg/5lb | rest 1:30
Seated Row (Machine): 2x10-15 | double inc=2.5kg/5lb | rest 1:30
Seated Leg Curl (Machine): 2x10-15 | double inc=2.5kg/5lb | rest 1:30
Shoulder Press (Machine): 2x10-15 | double inc=2.5kg/5lb | rest 1:30
Lat Pulldown (Machine): 2x10-15 | double inc=2.5kg/5lb | rest 1:30
Back Extension (Machine): 2x12-15 | double inc=2.5kg/5lb | rest 1:00
Crunch (Machine): 2x12-15 | double inc=2.5kg/5lb | rest 1:00

program Two Times Thirty, 2 days, open end, beginner, strength and size, 30 min, needs barbell rack bench bar to hang from
day A
Back Squat (Barbell): 3x6-8 | double inc=2.5kg/5lb | rest 2:00
Bench Press (Barbell): 3x6-8 | double inc=2.5kg/5lb | rest 1:30
+ Bent Over Row (Barbell): 3x6-8 | double inc=2.5kg/5lb | rest 1:30
day B
Deadlift (Barbell): 3x5-6 | double inc=5kg/10lb | rest 2:00
Overhead Press (Barbell): 3x6-8 | double inc=2.5kg/5lb | rest 1:30
+ Chin Up: 3x5-10 | double | rest 1:30

program Steady After Sixty, 2 days, 12 weeks, beginner, general fitness, 50 min, needs machines dumbbells
day A
Leg Press (Machine): 2x10 @rpe6 | step hold=3 inc=5kg/10lb | rest 2:00
Seated Row (Machine): 2x10 @rpe6 | step hold=3 inc=2.5kg/5lb | rest 2:00
Chest Press (Machine): 2x10 @rpe6 | step hold=3 inc=2.5kg/5lb | rest 2:00
Step Up: 2x8-10 | double | rest 1:30
Single Leg Standing Calf Raise: 2x8-12 | double inc=0 | rest 1:00
day B
Goblet Squat (Dumbbell): 2x8 @rpe6 | step hold=3 inc=1kg/2.5lb | rest 2:00
Lat Pulldown (Machine): 2x10 @rpe6 | step hold=3 inc=2.5kg/5lb | rest 2:00
Seated Overhead Press (Dumbbell): 2x10 @rpe6 | step hold=3 inc=1kg/2.5lb | rest 2:00
Romanian Deadlift (Dumbbell): 2x8 @rpe6 | step hold=3 inc=1kg/2.5lb | rest 2:00
Bird Dog: 2x8-10 | double | rest 1:00
Walking: 15min | distance cap=10% | rest 0:00

program Back Again, 3 days, 4 weeks, any level, return after a break, 40 min, needs barbell rack bench dumbbells machines
day A
Back Squat (Barbell): 2x8 @55%e / 3x8 @60%e / 3x6 @67%e / 3x5 @73%e | fixed | rest 2:30
Bench Press (Barbell): 2x8 @55%e / 3x8 @60%e / 3x6 @67%e / 3x5 @73%e | fixed | rest 2:30
Seated Row (Cable): 2x10 / 3x10 / 3x10 / 3x10 | double inc=2.5kg/5lb | rest 1:30
day B
Deadlift (Barbell): 2x6 @55%e / 2x6 @60%e / 2x5 @67%e / 2x5 @73%e | fixed | rest 2:30
Overhead Press (Barbell): 2x8 @55%e / 3x8 @60%e / 3x6 @67%e / 3x5 @73%e | fixed | rest 2:30
Lat Pulldown (Cable): 2x10 / 3x10 / 3x10 / 3x10 | double inc=2.5kg/5lb | rest 1:30
day C
Front Squat (Barbell): 2x6 @50%e / 3x6 @55%e / 3x5 @62%e / 3x5 @67%e | fixed | rest 2:30
Incline Press (Dumbbell): 2x10 / 3x10 / 3x10 / 3x8 | double inc=2kg/5lb | rest 1:30
Romanian Deadlift (Barbell): 2x8 @45%e / 3x8 @50%e / 3x8 @55%e / 3x6 @60%e | fixed | rest 2:00

program Open Fives, 3 days, open end, beginner, strength, 45 min, needs barbell rack bench bar to hang from
by After John Sheaffer's linear progression, in the two-day version known from Reddit
day A
Overhead Press (Barbell): 2x5, 5+ | amrap inc=1.25kg/2.5lb twice=10 | rest 3:00
Chin Up (Weighted): 2x5, 5+ @bw | amrap inc=1.25kg/2.5lb twice=10 | rest 2:00
Back Squat (Barbell): 2x5, 5+ | amrap inc=2.5kg/5lb twice=10 | rest 3:00
day B
Bench Press (Barbell): 2x5, 5+ | amrap inc=1.25kg/2.5lb twice=10 | rest 3:00
Bent Over Row (Barbell): 2x5, 5+ | amrap inc=1.25kg/2.5lb twice=10 | rest 2:00
Deadlift (Barbell): 5+ | amrap inc=2.5kg/5lb twice=10 | rest 3:00
`

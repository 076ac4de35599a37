/** Programs for size, or for size and strength. */
export const sizePrograms = `program Push Pull Legs, 6 days, open end, late beginner, size, 60 min, needs barbell rack bench dumbbells machines
by After the linear push, pull, legs program by Reddit user Metallicadpa
day Pull 1
Deadlift (Barbell): 5+ | amrap inc=5kg/10lb twice=10 | rest 3:00
Lat Pulldown (Cable): 3x8-12 | double inc=2.5kg/5lb | rest 1:30
Seated Row (Cable): 3x8-12 | double inc=2.5kg/5lb | rest 1:30
Face Pull (Cable): 4x15-20 | double inc=2.5kg/5lb | rest 1:00
Hammer Curl (Dumbbell): 3x8-12 | double inc=1kg/2.5lb | rest 1:00
day Push 1
Bench Press (Barbell): 4x5, 5+ | amrap inc=2.5kg/5lb twice=10 | rest 3:00
Overhead Press (Barbell): 3x8-12 | double inc=2.5kg/5lb | rest 2:00
Incline Press (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
Triceps Pushdown (Cable): 3x8-12 | double inc=2.5kg/5lb | rest 1:00
+ Lateral Raise (Dumbbell): 3x15-20 | double inc=1kg/2.5lb | rest 1:00
day Legs 1
Back Squat (Barbell): 2x5, 5+ | amrap inc=2.5kg/5lb twice=10 | rest 3:00
Romanian Deadlift (Barbell): 3x8-12 | double inc=2.5kg/5lb | rest 2:00
Leg Press (Machine): 3x8-12 | double inc=5kg/10lb | rest 2:00
Seated Leg Curl (Machine): 3x8-12 | double inc=2.5kg/5lb | rest 1:30
Standing Calf Raise (Machine): 4x8-12 | double inc=5kg/10lb | rest 1:00
day Pull 2
Bent Over Row (Barbell): 4x5, 5+ | amrap inc=2.5kg/5lb twice=10 | rest 3:00
Lat Pulldown (Cable): 3x8-12 | double inc=2.5kg/5lb | rest 1:30
Seated Row (Cable): 3x8-12 | double inc=2.5kg/5lb | rest 1:30
Face Pull (Cable): 4x15-20 | double inc=2.5kg/5lb | rest 1:00
Bicep Curl (Dumbbell): 3x8-12 | double inc=1kg/2.5lb | rest 1:00
day Push 2
Overhead Press (Barbell): 4x5, 5+ | amrap inc=2.5kg/5lb twice=10 | rest 3:00
Bench Press (Barbell): 3x8-12 | double inc=2.5kg/5lb | rest 2:00
Incline Press (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
Overhead Triceps Extension (Cable): 3x8-12 | double inc=2.5kg/5lb | rest 1:00
+ Lateral Raise (Dumbbell): 3x15-20 | double inc=1kg/2.5lb | rest 1:00
day Legs 2
Back Squat (Barbell): 2x5, 5+ | amrap inc=2.5kg/5lb twice=10 | rest 3:00
Romanian Deadlift (Barbell): 3x8-12 | double inc=2.5kg/5lb | rest 2:00
Leg Press (Machine): 3x8-12 | double inc=5kg/10lb | rest 2:00
Lying Leg Curl (Machine): 3x8-12 | double inc=2.5kg/5lb | rest 1:30
Standing Calf Raise (Machine): 4x8-12 | double inc=5kg/10lb | rest 1:00

program Upper and Lower, 4 days, open end, late beginner, size, 55 min, needs barbell rack bench dumbbells machines
day Upper A
Bench Press (Barbell): 3x6-8 | double inc=2.5kg/5lb | rest 2:30
Seated Row (Cable): 3x8-10 | double inc=2.5kg/5lb | rest 2:00
Incline Press (Dumbbell): 3x10-12 | double inc=2kg/5lb | rest 1:30
+ Lat Pulldown (Cable): 3x10-12 | double inc=2.5kg/5lb | rest 1:30
Triceps Pushdown (Cable): 2x12-15 | double inc=2.5kg/5lb | rest 1:00
+ Bicep Curl (Dumbbell): 2x12-15 | double inc=1kg/2.5lb | rest 1:00
day Lower A
Back Squat (Barbell): 3x6-8 | double inc=2.5kg/5lb | rest 2:30
Romanian Deadlift (Barbell): 3x8-10 | double inc=2.5kg/5lb | rest 2:00
Leg Press (Machine): 3x10-12 | double inc=5kg/10lb | rest 2:00
Seated Leg Curl (Machine): 2x12-15 | double inc=2.5kg/5lb | rest 1:30
Standing Calf Raise (Machine): 3x10-15 | double inc=5kg/10lb | rest 1:00
day Upper B
Overhead Press (Barbell): 3x6-8 | double inc=2.5kg/5lb | rest 2:30
Chin Up: 3x5-10 | double | rest 2:00
Chest Press (Machine): 3x10-12 | double inc=2.5kg/5lb | rest 1:30
+ Chest Supported Row (Machine): 3x10-12 | double inc=2.5kg/5lb | rest 1:30
Lateral Raise (Dumbbell): 3x12-15 | double inc=1kg/2.5lb | rest 1:00
day Lower B
Deadlift (Barbell): 3x5-6 | double inc=5kg/10lb | rest 3:00
Front Squat (Barbell): 3x8-10 | double inc=2.5kg/5lb | rest 2:00
Bulgarian Split Squat (Dumbbell): 2x8-12 | double inc=2kg/5lb | rest 1:30
Lying Leg Curl (Machine): 3x10-12 | double inc=2.5kg/5lb | rest 1:30
Seated Calf Raise (Machine): 3x12-15 | double inc=5kg/10lb | rest 1:00

program Power and Size, 4 days, open end, intermediate, strength and size, 65 min, needs barbell rack bench dumbbells machines
by After PHUL by Brandon Campbell
day Upper, heavy
Bench Press (Barbell): 3x3-5 | double inc=2.5kg/5lb | rest 3:00
Bent Over Row (Barbell): 3x3-5 | double inc=2.5kg/5lb | rest 3:00
Incline Press (Dumbbell): 3x6-10 | double inc=2kg/5lb | rest 2:00
Lat Pulldown (Cable): 3x6-10 | double inc=2.5kg/5lb | rest 2:00
Bicep Curl (Barbell): 2x6-10 | double inc=2.5kg/5lb | rest 1:30
+ Triceps Extension (Barbell): 2x6-10 | double inc=2.5kg/5lb | rest 1:30
day Lower, heavy
Back Squat (Barbell): 3x3-5 | double inc=5kg/10lb | rest 3:00
Deadlift (Barbell): 3x3-5 | double inc=5kg/10lb | rest 3:00
Leg Press (Machine): 3x10-15 | double inc=5kg/10lb | rest 2:00
Seated Leg Curl (Machine): 3x6-10 | double inc=2.5kg/5lb | rest 1:30
Standing Calf Raise (Machine): 3x6-10 | double inc=5kg/10lb | rest 1:30
day Upper, many reps
Incline Bench Press (Barbell): 3x8-12 | double inc=2.5kg/5lb | rest 2:00
Seated Row (Cable): 3x8-12 | double inc=2.5kg/5lb | rest 1:30
Chest Fly (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
Bent Over One Arm Row (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
Lateral Raise (Dumbbell): 3x8-12 | double inc=1kg/2.5lb | rest 1:00
day Lower, many reps
Front Squat (Barbell): 3x8-12 | double inc=2.5kg/5lb | rest 2:00
Lunge (Barbell): 3x8-12 | double inc=2.5kg/5lb | rest 2:00
Leg Extension (Machine): 3x10-15 | double inc=2.5kg/5lb | rest 1:30
Lying Leg Curl (Machine): 3x10-15 | double inc=2.5kg/5lb | rest 1:30
Seated Calf Raise (Machine): 3x8-12 | double inc=5kg/10lb | rest 1:00

program Muscle Waves, 5 days, 5 weeks repeating, intermediate, size, 60 min, needs barbell rack bench dumbbells machines
day Push
Bench Press (Barbell): 3x6-10 | volume start=3 max=6 inc=2.5kg/5lb | rest 2:00
Incline Press (Dumbbell): 2x8-12 | volume start=2 max=5 inc=2kg/5lb | rest 1:30
Lateral Raise (Cable): 3x12-15 | volume start=3 max=6 inc=2.5kg/5lb | rest 1:00
Triceps Pushdown - Rope (Cable): 2x10-15 | volume start=2 max=5 inc=2.5kg/5lb | rest 1:00
day Pull
Bent Over Row (Barbell): 3x6-10 | volume start=3 max=6 inc=2.5kg/5lb | rest 2:00
Lat Pulldown (Cable): 3x8-12 | volume start=3 max=6 inc=2.5kg/5lb | rest 1:30
Bicep Curl (Cable): 2x10-15 | volume start=2 max=5 inc=2.5kg/5lb | rest 1:00
day Legs
Back Squat (Barbell): 3x6-10 | volume start=3 max=6 inc=5kg/10lb | rest 2:30
Romanian Deadlift (Barbell): 2x8-12 | volume start=2 max=5 inc=5kg/10lb | rest 2:00
Leg Extension (Machine): 2x10-15 | volume start=2 max=5 inc=2.5kg/5lb | rest 1:30
Standing Calf Raise (Machine): 3x8-12 | volume start=3 max=6 inc=5kg/10lb | rest 1:00
day Upper
Overhead Press (Dumbbell): 3x8-12 | volume start=3 max=5 inc=2kg/5lb | rest 2:00
Chest Supported Row (Machine): 3x8-12 | volume start=3 max=5 inc=2.5kg/5lb | rest 1:30
Chest Fly (Machine): 2x10-15 | volume start=2 max=5 inc=2.5kg/5lb | rest 1:00
Hammer Curl (Dumbbell): 2x8-12 | volume start=2 max=4 inc=1kg/2.5lb | rest 1:00
day Lower
Hack Squat (Machine): 3x8-12 | volume start=3 max=5 inc=5kg/10lb | rest 2:00
Seated Leg Curl (Machine): 3x10-15 | volume start=3 max=6 inc=2.5kg/5lb | rest 1:30
Hip Thrust (Barbell): 2x8-12 | volume start=2 max=5 inc=5kg/10lb | rest 2:00
Seated Calf Raise (Machine): 3x10-15 | volume start=3 max=6 inc=5kg/10lb | rest 1:00
`

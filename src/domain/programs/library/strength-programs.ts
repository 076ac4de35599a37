/** Programs for strength, most of them for people who can no longer add weight every session. */
export const strengthPrograms = `program Three Tiers, 4 days, open end, late beginner, strength, 55 min, needs barbell rack bench dumbbells machines
by After GZCLP by Cody Lefever
day 1
Back Squat (Barbell): 4x3, 3+ | ladder stages=5x3+>6x2+>10x1+ inc=5kg/10lb restart=test | rest 4:00
Bench Press (Barbell): 3x10 | ladder stages=3x10>3x8>3x6 inc=2.5kg/5lb restart=up up=5kg/10lb | rest 2:30
Lat Pulldown (Cable): 2x15, 15+ | last at=25 inc=2.5kg/5lb | rest 1:30
day 2
Overhead Press (Barbell): 4x3, 3+ | ladder stages=5x3+>6x2+>10x1+ inc=2.5kg/5lb restart=test | rest 4:00
Deadlift (Barbell): 3x10 | ladder stages=3x10>3x8>3x6 inc=5kg/10lb restart=up up=7.5kg/15lb | rest 2:30
Bent Over Row (Dumbbell): 2x15, 15+ | last at=25 inc=2kg/5lb | rest 1:30
day 3
Bench Press (Barbell): 4x3, 3+ | ladder stages=5x3+>6x2+>10x1+ inc=2.5kg/5lb restart=test | rest 4:00
Back Squat (Barbell): 3x10 | ladder stages=3x10>3x8>3x6 inc=5kg/10lb restart=up up=7.5kg/15lb | rest 2:30
Lat Pulldown (Cable): 2x15, 15+ | last at=25 inc=2.5kg/5lb | rest 1:30
day 4
Deadlift (Barbell): 4x3, 3+ | ladder stages=5x3+>6x2+>10x1+ inc=5kg/10lb restart=test | rest 4:00
Overhead Press (Barbell): 3x10 | ladder stages=3x10>3x8>3x6 inc=2.5kg/5lb restart=up up=5kg/10lb | rest 2:30
Bent Over Row (Dumbbell): 2x15, 15+ | last at=25 inc=2kg/5lb | rest 1:30

program Waves with Fives, 4 days, 4 weeks repeating, intermediate, strength, 60 min, needs barbell rack bench dumbbells machines
by After 5/3/1 by Jim Wendler, with five sets of five at the first set's weight
day Squat
Back Squat (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @40%, 5 @50%, 5 @60% | tm inc=5kg/10lb | rest 3:00
Leg Press (Machine): 3x10-12 | double inc=5kg/10lb | rest 1:30
Hanging Leg Raise: 3x8-15 | double | rest 1:00
day Bench
Bench Press (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @40%, 5 @50%, 5 @60% | tm inc=2.5kg/5lb | rest 3:00
Bent Over Row (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
+ Triceps Pushdown (Cable): 3x10-15 | double inc=2.5kg/5lb | rest 1:30
day Deadlift
Deadlift (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @40%, 5 @50%, 5 @60% | tm inc=5kg/10lb | rest 3:00
Walking Lunge (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
Back Extension: 3x10-15 | double | rest 1:00
day Press
Overhead Press (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @40%, 5 @50%, 5 @60% | tm inc=2.5kg/5lb | rest 3:00
Chin Up: 3x5-10 | double | rest 1:30
+ Lateral Raise (Dumbbell): 3x12-15 | double inc=1kg/2.5lb | rest 1:30

program Waves with Tens, 4 days, 4 weeks repeating, intermediate, size, 45 min, needs barbell rack bench machines
by After 5/3/1 by Jim Wendler, with five sets of ten at half the training max
day Squat
Back Squat (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x10 @50% / 3 @70%, 3 @80%, 3+ @90%, 5x10 @50% / 5 @75%, 3 @85%, 1+ @95%, 5x10 @50% / 5 @40%, 5 @50%, 5 @60% | tm inc=5kg/10lb | rest 2:00
Seated Leg Curl (Machine): 3x10-15 | double inc=2.5kg/5lb | rest 1:30
day Bench
Bench Press (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x10 @50% / 3 @70%, 3 @80%, 3+ @90%, 5x10 @50% / 5 @75%, 3 @85%, 1+ @95%, 5x10 @50% / 5 @40%, 5 @50%, 5 @60% | tm inc=2.5kg/5lb | rest 2:00
Bent Over Row (Barbell): 5x8-10 | double inc=2.5kg/5lb | rest 1:30
day Deadlift
Deadlift (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x10 @50% / 3 @70%, 3 @80%, 3+ @90%, 5x10 @50% / 5 @75%, 3 @85%, 1+ @95%, 5x10 @50% / 5 @40%, 5 @50%, 5 @60% | tm inc=5kg/10lb | rest 2:00
Hanging Leg Raise: 5x8-15 | double | rest 1:00
day Press
Overhead Press (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x10 @50% / 3 @70%, 3 @80%, 3+ @90%, 5x10 @50% / 5 @75%, 3 @85%, 1+ @95%, 5x10 @50% / 5 @40%, 5 @50%, 5 @60% | tm inc=2.5kg/5lb | rest 2:00
Chin Up: 5x5-10 | double | rest 1:30

program Waves for Three Days, 3 days, 3 weeks repeating, late beginner, strength, 65 min, needs barbell rack bench dumbbells bar to hang from
by After the beginners' version of 5/3/1 by Jim Wendler
day A
Back Squat (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first | tm inc=5kg/10lb | rest 2:00
Bench Press (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first | tm inc=2.5kg/5lb | rest 2:00
Bent Over Row (Dumbbell): 3x10-15 | double inc=2kg/5lb | rest 1:30
day B
Deadlift (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first | tm inc=5kg/10lb | rest 2:00
Overhead Press (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first | tm inc=2.5kg/5lb | rest 2:00
Chin Up: 3x5-10 | double | rest 1:30
day C
Bench Press (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first | tm inc=2.5kg/5lb | rest 2:00
Back Squat (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first | tm inc=5kg/10lb | rest 2:00
Hanging Knee Raise: 3x10-15 | double | rest 1:00

program Waves in Blocks, 4 days, 11 weeks, intermediate, strength, 55 min, needs barbell rack bench bar to hang from
by After the leader and anchor blocks of 5/3/1 by Jim Wendler: six weeks of fives followed by tens, an easy week, three weeks with open sets, and a test
day Squat
Back Squat (Barbell): 5 @65%, 5 @75%, 5 @85%, 5x10 @50% / 5 @70%, 5 @80%, 5 @90%, 5x10 @50% / 5 @75%, 5 @85%, 5 @95%, 5x10 @50% / 5 @65%, 5 @75%, 5 @85%, 5x10 @50% / 5 @70%, 5 @80%, 5 @90%, 5x10 @50% / 5 @75%, 5 @85%, 5 @95%, 5x10 @50% / 5 @70%, 3 @80%, 1 @90% / 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @70%, 3 @80%, 1 @90%, 3-5! @100% | tm cycle=3+3+1+3+1 inc=5kg/10lb | rest 3:00
day Bench
Bench Press (Barbell): 5 @65%, 5 @75%, 5 @85%, 5x10 @50% / 5 @70%, 5 @80%, 5 @90%, 5x10 @50% / 5 @75%, 5 @85%, 5 @95%, 5x10 @50% / 5 @65%, 5 @75%, 5 @85%, 5x10 @50% / 5 @70%, 5 @80%, 5 @90%, 5x10 @50% / 5 @75%, 5 @85%, 5 @95%, 5x10 @50% / 5 @70%, 3 @80%, 1 @90% / 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @70%, 3 @80%, 1 @90%, 3-5! @100% | tm cycle=3+3+1+3+1 inc=2.5kg/5lb | rest 3:00
Bent Over Row (Barbell): 5x8-10 | double inc=2.5kg/5lb | rest 1:30
day Deadlift
Deadlift (Barbell): 5 @65%, 5 @75%, 5 @85%, 5x10 @50% / 5 @70%, 5 @80%, 5 @90%, 5x10 @50% / 5 @75%, 5 @85%, 5 @95%, 5x10 @50% / 5 @65%, 5 @75%, 5 @85%, 5x10 @50% / 5 @70%, 5 @80%, 5 @90%, 5x10 @50% / 5 @75%, 5 @85%, 5 @95%, 5x10 @50% / 5 @70%, 3 @80%, 1 @90% / 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @70%, 3 @80%, 1 @90%, 3-5! @100% | tm cycle=3+3+1+3+1 inc=5kg/10lb | rest 3:00
day Press
Overhead Press (Barbell): 5 @65%, 5 @75%, 5 @85%, 5x10 @50% / 5 @70%, 5 @80%, 5 @90%, 5x10 @50% / 5 @75%, 5 @85%, 5 @95%, 5x10 @50% / 5 @65%, 5 @75%, 5 @85%, 5x10 @50% / 5 @70%, 5 @80%, 5 @90%, 5x10 @50% / 5 @75%, 5 @85%, 5 @95%, 5x10 @50% / 5 @70%, 3 @80%, 1 @90% / 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @70%, 3 @80%, 1 @90%, 3-5! @100% | tm cycle=3+3+1+3+1 inc=2.5kg/5lb | rest 3:00
Chin Up: 5x5-10 | double | rest 1:30

program Friday Fives, 3 days, open end, intermediate, strength, 55 min, needs barbell rack bench bar to hang from
by After the Texas Method by Mark Rippetoe and Glenn Pendlay
day Volume
Back Squat (Barbell): 5x5 @90%t | weekly inc=2.5kg/5lb | rest 3:00
Bench Press (Barbell): 5x5 @90%t | weekly inc=2.5kg/5lb | rest 3:00
Deadlift (Barbell): 5 | linear inc=2.5kg/5lb | rest 3:00
day Light
Back Squat (Barbell): 2x5 @72%t | weekly | rest 2:00
Overhead Press (Barbell): 3x5 | linear inc=1.25kg/2.5lb | rest 3:00
Chin Up: 3x5-10 | double | rest 2:00
day Heavy
Back Squat (Barbell): 5! @100%t | weekly | rest 4:00
Bench Press (Barbell): 5! @100%t | weekly | rest 4:00
Power Clean (Barbell): 5x3 | linear inc=2.5kg/5lb | rest 2:00

program Ramp Fives, 3 days, open end, intermediate, strength, 60 min, needs barbell rack bench
by After Bill Starr's 5×5, in the version that Madcow wrote down
day Monday
Back Squat (Barbell): 5 @50%t, 5 @62.5%t, 5 @75%t, 5 @87.5%t, 5 @100%t | weekly grow=2.5% | rest 2:00
Bench Press (Barbell): 5 @50%t, 5 @62.5%t, 5 @75%t, 5 @87.5%t, 5 @100%t | weekly grow=2.5% | rest 2:00
Bent Over Row (Barbell): 5 @50%t, 5 @62.5%t, 5 @75%t, 5 @87.5%t, 5 @100%t | weekly grow=2.5% | rest 2:00
day Wednesday
Back Squat (Barbell): 5 @50%t, 5 @62.5%t, 2x5 @75%t | weekly | rest 2:00
Overhead Press (Barbell): 5 @62.5%t, 5 @75%t, 5 @87.5%t, 5! @100%t | weekly grow=2.5% | rest 2:00
Deadlift (Barbell): 5 @62.5%t, 5 @75%t, 5 @87.5%t, 5! @100%t | weekly grow=2.5% | rest 2:00
day Friday
Back Squat (Barbell): 5 @50%t, 5 @62.5%t, 5 @75%t, 5 @87.5%t, 3! @102.5%t, 8 @75%t | weekly | rest 2:00
Bench Press (Barbell): 5 @50%t, 5 @62.5%t, 5 @75%t, 5 @87.5%t, 3! @102.5%t, 8 @75%t | weekly | rest 2:00
Bent Over Row (Barbell): 5 @50%t, 5 @62.5%t, 5 @75%t, 5 @87.5%t, 3! @102.5%t, 8 @75%t | weekly | rest 2:00

program By Effort, 3 days, 8 weeks, intermediate, strength, 55 min, needs barbell rack bench bar to hang from
day A
Back Squat (Barbell): 4 @rpe8, 3x6 @90%first | rpe | rest 3:00
Bench Press (Barbell): 6 @rpe8, 3x6 @92.5%first | rpe | rest 3:00
Bent Over Row (Barbell): 3x8-10 | double inc=2.5kg/5lb | rest 2:00
day B
Deadlift (Barbell): 3 @rpe8, 2x5 @90%first | rpe | rest 3:00
Overhead Press (Barbell): 5 @rpe8, 3x6 @92.5%first | rpe | rest 3:00
Chin Up: 3x5-10 | double | rest 2:00
day C
Front Squat (Barbell): 5 @rpe7.5, 2x6 @90%first | rpe | rest 3:00
Paused Bench Press (Barbell): 3 @rpe8, 3x5 @90%first | rpe | rest 3:00
Romanian Deadlift (Barbell): 3x8-10 | double inc=5kg/10lb | rest 2:00

program Nine Weeks to the Platform, 4 days, 9 weeks, advanced, powerlifting peak, 75 min, needs barbell rack bench machines, by calendar
by Block periodization; weeks and loads within the range of published nine-week peaking programs
day 1
Back Squat (Barbell): 3 @80%e, 3x8 @69%e / 3 @82%e, 3x8 @71%e / 3 @84%e, 3x7 @73%e / 3 @86%e, 3x7 @75%e / 3x5 @73%e / 1 @rpe6.5, 5x3 @84%e / 1 @rpe7.5, 4x3 @86%e / 1 @rpe8.5, 3x2 @88%e / 3x2 @70%e | fixed | rest 4:00
Bench Press (Barbell): 3x8 @69%e / 3x8 @71%e / 4x7 @73%e / 4x7 @75%e / 3x6 @73%e / 4x6 @75%e / 4x5 @77%e / 3x5 @78%e / 3x3 @70%e | fixed | rest 3:00
Chest Supported Row (Machine): 4x10-12 / 4x10-12 / 4x10-12 / 4x10-12 / 2x10 / 4x10-12 / 3x10-12 / 2x10 / 10 | double inc=2.5kg/5lb | rest 1:30
day 2
Deadlift (Barbell): 4x5 @74%e / 5x5 @76%e / 5x4 @79%e / 6x4 @81%e / 4x3 @77%e / 2 @rpe7, 4x3 @82%e / 1 @rpe7.5, 3x3 @85%e / 1 @rpe8.5, 2x2 @87%e / 2x1 @75%e | fixed | rest 4:00
Bench Press (Barbell): 5x4 @72%e / 5x4 @74%e / 5x4 @76%e / 5x4 @78%e / 4x4 @74%e / 5x4 @80%e / 5x3 @82%e / 5x3 @84%e / 3x2 @72%e | fixed | rest 3:00
Pull Up: 3x5-10 | double | rest 1:30
day 3
Back Squat (Barbell): 6x4 @73%e / 6x4 @75%e / 6x4 @77%e / 6x4 @79%e / 4x4 @73%e / 5x4 @76%e / 4x4 @78%e / 3x3 @78%e / 2x2 @65%e | fixed | rest 3:00
Leg Press (Machine): 3x8-10 / 3x8-10 / 3x8-10 / 3x8-10 / 2x8 / 3x8-10 / 2x8-10 / 8 / 8 | double inc=5kg/10lb | rest 2:00
day 4
Bench Press (Barbell): 1 @rpe7, 3x5 @77%e / 1 @rpe7.5, 3x5 @79%e / 1 @rpe8, 3x5 @81%e / 1 @rpe8.5, 3x5 @83%e / 3x4 @77%e / 1 @rpe7, 4x4 @83%e / 1 @rpe8, 3x3 @86%e / 1 @rpe9, 2x2 @88%e / 1! @rpe10 | fixed | rest 4:00
Paused Deadlift (Barbell): 4x4 @67%e / 4x4 @69%e / 4x4 @71%e / 4x4 @73%e / 3x3 @68%e / 3x3 @72%e / 3x3 @74%e / 2x2 @72%e / 1 @60%e | fixed | rest 3:00
`

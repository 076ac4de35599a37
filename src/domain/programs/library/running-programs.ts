/** Programs with running. */
export const runningPrograms = `program Run and Lift, 4 days, 12 weeks, late beginner, strength and endurance, 45 min, needs barbell rack bench bar to hang from, by calendar
day Lift A on Mon
Back Squat (Barbell): 3x5 | linear inc=2.5kg/5lb | rest 3:00
Bench Press (Barbell): 3x5 | linear inc=2.5kg/5lb | rest 3:00
Bent Over Row (Barbell): 3x6-8 | double inc=2.5kg/5lb | rest 2:00
day Easy run on Tue
Running: 4km | distance cap=10% every=4 dip=80% shares=40%+60% | rest 0:00
day Lift B on Thu
Deadlift (Barbell): 2x5 | linear inc=5kg/10lb | rest 3:00
Overhead Press (Barbell): 3x5 | linear inc=1.25kg/2.5lb | rest 3:00
Chin Up: 3x5-10 | double | rest 2:00
day Long run on Sat
Running: 6km | distance | rest 0:00

program First Five Kilometers, 3 days, 9 weeks, beginner, running, 35 min, needs nothing
by Weeks and minutes from the widely published nine-week plan that Josh Clark started in 1996
day Run
Interval Running: 8x60s+90s / 6x90s+120s / 2x90s+90s+180s+180s / 180s+90s+300s+150s+180s+90s+300s / 3x300s+180s > 2x480s+300s > 1200s / 300s+180s+480s+180s+300s > 2x600s+180s > 1500s / 1500s / 1680s / 1800s | intervals fails=3 | rest 0:00
`

/** Guides of a single line, for machines and drills that need no more. */
export const guideLines: Readonly<Record<string, string>> = {
  "Rowing Machine":
    "Push with your legs, then lean back, then pull. Reverse the order on the way back: arms, body, legs. Let the slide take twice as long as the drive.",
  "Ski Erg":
    "Reach tall, tighten your abs, then drive both handles down as you bend at the hips. Let your arms rise slowly.",
  "Assault Bike":
    "Set the seat at hip height. Push and pull the handles as you pedal, and pace yourself: it gets harder the faster you go.",
  "Cycling (Indoor)":
    "Set the seat so that your knee keeps a small bend at the bottom. Sit tall and pedal in smooth circles.",
  Spinning:
    "Set the seat at hip height and keep some resistance on, so that you push the pedals and don’t bounce.",
  "Recumbent Bike":
    "Slide the seat until your knee keeps a small bend at the far end. Back on the seat, push through your whole foot.",
  "Elliptical Machine":
    "Stand tall with your feet flat on the pedals. Push with your legs and let the handles move with your arms.",
  "Arc Trainer":
    "Stand tall with your weight in your heels. Push down through your legs, hands light on the handles.",
  "Stair Machine": "Stand tall and put your whole foot on each step. Touch the rails only for balance.",
  VersaClimber:
    "Stand tall and move opposite arm and leg together. Take long, smooth strokes and don’t hang from the handles.",
  "Jacob's Ladder":
    "Fasten the belt, lean in, and climb with opposite hand and foot together. Set the pace with small steps.",
  "Running (Treadmill)":
    "Start at a walk and clip on the stop cord. Run tall with short, quick steps in the middle of the belt.",
  "Walking (Treadmill)":
    "Clip on the stop cord and walk tall with free arms. Add incline before you add speed.",
  "Treadmill Sprints":
    "Warm up for ten minutes. Step on from the rails only at a speed you can run, and keep the stop cord on.",
  Sprints:
    "Warm up well and build up over a few runs. Drive your knees and arms, and rest until you are fresh.",
  "Hand Cycling": "Set the cranks at chest height. Sit back on the pad and turn smooth, even circles.",
  "Jump Rope":
    "Elbows close, turn the rope with your wrists. Small jumps on the balls of your feet, knees soft.",
  "Jumping Jack": "Jump your feet wide as your arms go overhead, then back together. Land softly.",
  "High Knees": "Run in place with your knees to hip height. Stand tall and land on the balls of your feet.",
  "High Knee Skips":
    "Skip forward, driving one knee and the opposite arm up. Land softly on the ball of your foot.",
  "Butt Kicks": "Run in place and bring your heels toward your butt. Stand tall, quick steps.",
  "Agility Ladder":
    "Light, quick steps on the balls of your feet. Learn the pattern slowly first, then speed up.",
}

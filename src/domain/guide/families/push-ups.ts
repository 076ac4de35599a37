import type { GuideFamily } from "../guide-family.ts"

export const pushUps: GuideFamily = {
  move: "Lower your chest until it nearly touches the floor, then push until your arms are straight.",
  breathe: "In on the way down, out on the way up.",
  cues: ["Straight line from head to heels.", "Push the floor away."],
  mistakes: ["Hips sag: squeeze your glutes.", "Elbows flare wide: turn them halfway toward your sides."],
  exercises: {
    "Push Up": {
      setUp:
        "Hands on the floor a bit wider than your shoulders, feet together. Arms straight, body in a straight line.",
      cues: ["Look a little in front of your hands."],
      easier: "Push Up (Knees)",
      harder: "Push Up - Close Grip",
      joints: ["shoulder", "wrist"],
    },
    "Push Up (Knees)": {
      setUp:
        "Kneel and walk your hands out until your body is straight from head to knees. Hands a bit wider than your shoulders.",
      cues: ["Lower your hips and chest together.", "Push the floor away."],
      mistakes: ["Hips lag behind: move your knees farther back."],
      easier: "Incline Push Up",
      harder: "Push Up",
    },
    "Incline Push Up": {
      setUp:
        "Hands on a bench, table or wall, a bit wider than your shoulders. Step back until your body is in a straight line. A lower surface is harder.",
      move: "Lower your chest to the edge, then push until your arms are straight.",
      cues: ["Bring your chest to the edge, not your chin."],
      harder: "Push Up (Knees)",
    },
    "Decline Push Up": {
      setUp: "Feet on a bench or box, hands on the floor a bit wider than your shoulders.",
      cues: ["Keep your head in line with your back."],
      mistakes: ["Box too high: start at shin height."],
      easier: "Push Up",
      harder: "Pike Push Up",
      joints: ["shoulder", "wrist"],
    },
    "Push Up - Close Grip": {
      setUp:
        "Hands on the floor under your shoulders, thumbs forward. Feet together, body in a straight line.",
      cues: ["Elbows brush your ribs."],
      mistakes: ["Elbows drift out: turn your hands out a little."],
      easier: "Push Up",
      harder: "Diamond Push Up",
      joints: ["shoulder", "wrist"],
    },
    "Push Up - Wide Grip": {
      setUp:
        "Hands on the floor, each about a hand’s width farther out than usual, fingers a little out. Body in a straight line.",
      cues: ["Lower your chest between your hands."],
      mistakes: ["Hands too far forward: keep them level with your chest."],
      easier: "Push Up",
      harder: "Archer Push Up",
      joints: ["shoulder", "wrist"],
    },
    "Diamond Push Up": {
      setUp: "Hands together under your chest, thumbs and fingers making a diamond. Body in a straight line.",
      move: "Lower your chest to your hands, then push until your arms are straight.",
      cues: ["Elbows point back."],
      mistakes: ["Wrists feel tight: move your hands a little apart."],
      easier: "Push Up - Close Grip",
      harder: "Pseudo Planche Push Up",
      joints: ["shoulder", "wrist"],
    },
    "Deficit Push Up": {
      setUp:
        "Hands on two low blocks, books or handles, a bit wider than your shoulders. Body in a straight line.",
      move: "Lower your chest below your hands, then push until your arms are straight.",
      cues: ["Feel the stretch, then push."],
      mistakes: ["Dropping into the stretch: take three seconds to lower yourself."],
      easier: "Push Up",
      harder: "Ring Push Up",
      joints: ["shoulder", "wrist"],
    },
    "Hand Release Push Up": {
      setUp: "Lie face down with your hands beside your chest, elbows back. Toes tucked under.",
      move: "Push up to straight arms. Lower until you lie on the floor, lift your hands for a moment, and go again.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Come up as one unit."],
      mistakes: ["Worming up, chest first: brace before you push."],
      easier: "Push Up",
      harder: "Push Up (Weighted)",
      joints: ["shoulder", "wrist"],
    },
    "Hindu Push Up": {
      setUp: "Start with your hips high, hands and feet on the floor, wider than your shoulders.",
      move: "Swoop your chest down and through your hands, then up. Push back until your hips are high.",
      cues: ["Slide through as if under a low fence.", "Smooth, not fast."],
      mistakes: [
        "Sinking at the top: push your chest forward and up.",
        "Rushing: take two seconds down and two seconds up.",
      ],
      easier: "Push Up",
      joints: ["shoulder", "wrist"],
    },
    "Spiderman Push Up": {
      setUp:
        "Hands on the floor a bit wider than your shoulders, body in a straight line, feet hip-width apart.",
      move: "As you lower, bring one knee to the elbow on that side. Push up, put the foot back, and switch.",
      cues: ["Keep the knee off the floor."],
      mistakes: ["Hips twist: move the knee more slowly."],
      easier: "Push Up",
      joints: ["shoulder", "wrist"],
    },
    "Archer Push Up": {
      setUp: "Hands on the floor, very wide, fingers turned out. Body in a straight line, feet apart.",
      move: "Lower toward one hand while the other arm stays straight. Push up and switch.",
      cues: ["Chest goes to the bent arm."],
      mistakes: ["Straight arm bends: don’t go as low."],
      easier: "Push Up - Wide Grip",
      harder: "One Arm Push Up",
      joints: ["shoulder", "elbow", "wrist"],
    },
    "One Arm Push Up": {
      setUp: "One hand on the floor under your chest, feet very wide. Other hand on your hip.",
      move: "Lower your chest with that arm as far as you can control, then push up.",
      cues: ["Keep your shoulders level."],
      mistakes: ["Twisting open: put your hand on a bench and lower the bench over time."],
      easier: "Archer Push Up",
      joints: ["shoulder", "elbow", "wrist"],
    },
    "Clap Push Up": {
      setUp:
        "Hands on the floor a bit wider than your shoulders, body in a straight line. A soft floor helps.",
      move: "Lower your chest, push up hard so that your hands leave the floor, clap, and land softly.",
      cues: ["Catch yourself with soft elbows."],
      mistakes: ["Landing on straight arms: bend them as you touch down."],
      easier: "Push Up",
      joints: ["shoulder", "elbow", "wrist"],
    },
    "Pseudo Planche Push Up": {
      setUp: "Hands on the floor beside your lower ribs, fingers turned out. Lean forward past your hands.",
      cues: ["Hold the lean the whole time."],
      mistakes: ["Sliding back as you push: lean less and hold it."],
      easier: "Diamond Push Up",
      joints: ["shoulder", "elbow", "wrist"],
    },
    "Push Up (Band)": {
      setUp:
        "Run a band across your upper back and pin an end under each hand. Hands a bit wider than your shoulders.",
      cues: ["Push hardest at the top."],
      mistakes: ["Band rides up to your neck: set it on your shoulder blades."],
      easier: "Push Up",
      harder: "Push Up (Weighted)",
      joints: ["shoulder", "wrist"],
    },
    "Push Up (Weighted)": {
      setUp:
        "Have a partner lay a plate on your upper back, or wear a vest. Hands a bit wider than your shoulders.",
      cues: ["Keep your back flat like a table."],
      mistakes: ["Plate slides: set it higher, between your shoulder blades."],
      easier: "Push Up",
      harder: "Ring Push Up",
      joints: ["shoulder", "wrist"],
    },
    "Push Up (Stability Ball)": {
      setUp: "Hands on the sides of a stability ball, arms straight, feet wide behind you.",
      move: "Lower your chest to the ball, then push until your arms are straight.",
      cues: ["Squeeze the ball."],
      mistakes: ["Ball rolls away: put it against a wall."],
      easier: "Push Up",
      harder: "Push Up (Suspension)",
      joints: ["shoulder", "wrist"],
    },
    "Push Up (Suspension)": {
      setUp:
        "Set the straps low and hold the handles, arms straight. Walk your feet back until your body is in a straight line.",
      move: "Lower your chest between the handles, then push until your arms are straight.",
      cues: ["Keep the straps still."],
      mistakes: ["Straps spread apart: keep your hands in line with your chest."],
      easier: "Chest Press (Suspension)",
      harder: "Ring Push Up",
      joints: ["shoulder", "wrist"],
    },
    "Ring Push Up": {
      setUp: "Hang the rings just above the floor. Hold them with straight arms, body in a straight line.",
      move: "Lower your chest between the rings, then push up and turn your palms a little forward.",
      cues: ["Rings close to your body."],
      mistakes: ["Rings shake apart: raise them to hip height."],
      easier: "Push Up (Suspension)",
      harder: "Ring Dip",
      joints: ["shoulder", "elbow", "wrist"],
    },
  },
}

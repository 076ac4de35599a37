import { describe, expect, it } from "vitest"
import { readHistory, sentencesOf, setsOf } from "#tests/support/read-history.ts"

const logs = `### EXERCISE LOGS ###
USERID,TIMESTAMP,belongSys,logs,_id,record,mydate,eid,ename,day_item_id,belongsession,logTime,interval_logs,auto_generated`
const cardio = `### CARDIO LOGS ###
row_id,TIMESTAMP,USERID,_id,weeklyLogId,eid,ename,belongSys,lap,duration,speed,distance,calorie,mydate`
const notes = `### NOTES ###
row_id,USERID,TIMESTAMP,_id,eid,mynote`
const sessions = `### WORKOUT SESSIONS ###
_id,starttime,endtime,total_time`
const lift = (day: string, eid: number, name: string, sets: string, session = 0) =>
  `1,0,1,"${sets}",9,70,${day},${eid},${name},3,${session},0,,0`
const run = (day: string, eid: number, name: string, seconds: number, distance = "") =>
  `1,0,1,9,0,${eid},${name},1,0,${seconds},0,${distance},0,${day}`

describe("JEFIT", () => {
  it("has sessions with their ends or lengths, and days without one", () => {
    const history = readHistory(`### SETTING ###
_id,mass
1,KG
${sessions}
4,1772388000,1772391600,99
5,1772560800,0,1800
6,soon,0,0
${logs}
${lift("2026-03-01", 2, "Squat", "60x5, 62.5x3 ,", 4)}
${lift("2026-03-03", 2, "Squat", "60x5", 5)}
${lift("2026-03-04", 2, "Squat", "60x5", 6)}
${lift("2026-03-05", 2, "Squat", "60x5", 7)}`)
    expect(
      history.workouts.map(({ start, end, duration_seconds }) => [start, end ?? null, duration_seconds]),
    ).toEqual([
      [{ kind: "moment", moment: 1_772_388_000_000 }, { kind: "moment", moment: 1_772_391_600_000 }, null],
      [{ kind: "moment", moment: 1_772_560_800_000 }, null, 1800],
      [{ kind: "day", day: "2026-03-04" }, null, null],
      [{ kind: "day", day: "2026-03-05" }, null, null],
    ])
    expect(setsOf(history).slice(0, 2)).toMatchObject([
      { reps: 5, weight: 60, weight_unit: "kg" },
      { reps: 3, weight: 62.5, weight_unit: "kg" },
    ])
    expect(history.source).toBe("JEFIT")
    expect(history.problems).toEqual([])
  })

  it("has sets in one cell, reports those without reps, and has no unit without a setting", () => {
    const history = readHistory(`${logs}
${lift("2026-03-01", 2, "Squat", "0x12,60,much x5,60x5x9")}`)
    expect(setsOf(history).map(({ reps, weight, weight_unit }) => [reps, weight, weight_unit])).toEqual([
      [12, null, null],
      [5, 60, null],
    ])
    expect(sentencesOf(history)).toEqual(["3 “60” is not a number of reps. The set is kept without them."])
  })

  it("puts cardio into its day's only session, under the name used elsewhere", () => {
    const history = readHistory(`${sessions}
4,1772388000,0,0
5,1772560800,0,0
6,1772564400,0,0
${logs}
${lift("2026-03-01", 2, "Squat", "60x5", 4)}
${lift("2026-03-03", 7, "Burpee", "0x5", 5)}
${lift("2026-03-03", 2, "Squat", "60x5", 6)}
${cardio}
${run("2026-03-01", 8, "Rowing", 600, "2 km")}
${run("2026-03-03", 7, "", 300)}
${run("2026-03-04", 99, "", 120, "0")}
${run("2026-03-04", 0, "", 0, "0").replace(",0,0,,1", ",0,,,1")}`)
    expect(
      history.workouts.map(({ start, exercises }) => [start.kind, ...exercises.map(({ name }) => name)]),
    ).toEqual([
      ...[
        ["moment", "Squat", "Rowing"],
        ["day", "Burpee"],
        ["moment", "Burpee"],
        ["moment", "Squat"],
      ],
      ["day", "JEFIT cardio 99"],
    ])
    expect(setsOf(history).filter(({ duration_minutes }) => duration_minutes !== null)).toMatchObject([
      { name: "Rowing", duration_minutes: 10, distance: 2, distance_unit: "km" },
      { name: "Burpee", duration_minutes: 5, distance: null },
      { name: "JEFIT cardio 99", duration_minutes: 2, distance: null },
    ])
  })

  it("puts notes on the exercise's day, or on its last one, and reports notes without an exercise", () => {
    const history = readHistory(`${logs}
${lift("2026-03-01", 2, "Squat", "60x5")}
${lift("2026-03-03", 2, "Squat", "60x5")}
${lift("2026-03-02", 2, "Squat", "60x5")}
${cardio}
${run("2026-03-01", 8, "Rowing", 600)}
${notes}
1,1,2026-03-01 10:00,1,2, Deep 
1,1,2026-03-01 11:00,2,2,Slow
1,1,2026-04-01 10:00,3,2,Later
1,1,2026-03-09 10:00,4,8,Hard
1,1,2026-03-01 10:00,5,2,  
1,1,2026-03-01 10:00,6,77,Nobody's
1,1,2026-03-01 10:00,7,77,`)
    expect(setsOf(history).map(({ name, notes: note }) => [name, note])).toEqual([
      ...[
        ["Squat", "Deep\nSlow"],
        ["Rowing", "Hard"],
        ["Squat", null],
        ["Squat", "Later"],
      ],
    ])
    expect(sentencesOf(history)).toEqual([
      "16 The note “Nobody's” doesn’t belong to any exercise in the file. Not imported.",
    ])
  })

  it("reports missing main columns, and tables that aren't read", () => {
    const history = readHistory(`### EXERCISE LOGS
TIMESTAMP,logs,eid
***
0,60x5,2
### ROUTINES ###
_id,name
1,Push
2,Pull
### FRIENDS ###
_id
1
### EMPTY ###
_id`)
    expect(sentencesOf(history)).toEqual([
      "2 The column “mydate” is missing.",
      "2 The column “ename” is missing.",
      "4 The exercise is missing. Left out.",
      "6 The table “ROUTINES” with 2 rows is not imported.",
      "10 The table “FRIENDS” with 1 row is not imported.",
    ])
    expect(history.problems[0]?.leftOut).toEqual(["TIMESTAMP", "logs", "eid"])
  })
})

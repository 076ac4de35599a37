import FitParser from "fit-file-parser"
import { describe, expect, it } from "vitest"
import { aSharedSet, aSharedWorkout } from "#tests/support/a-shared-workout.ts"
import { workoutFit } from "./fit.ts"
import { sharedTime, type SharedWorkout } from "./shared-workout.ts"

const at = (time: string) => `2026-03-02T${time}.000Z`
/** The messages of a file, with times as text. */
async function messagesOf(workout: SharedWorkout, seconds?: number) {
  const time = sharedTime(workout, "Europe/Berlin")
  const fit = workoutFit(workout, { ...time, seconds: seconds ?? time.seconds })
  const parser = new FitParser({ mode: "list", force: false, includeUnmappedMessages: true })
  const { messages = {}, unmapped_messages = [] } = await parser.parseAsync(fit.buffer)
  const listed = (kind: string): unknown => JSON.parse(JSON.stringify(Reflect.get(messages, kind) ?? []))
  return { listed, unmapped: unmapped_messages }
}
const numbered = (value: number) => expect.objectContaining({ value })
const named = (name: string) => ({ name, type: "strength", measure: "weight_reps" }) as const
const withSets = (...sets: Parameters<typeof aSharedSet>[0][]): SharedWorkout => ({
  ...aSharedWorkout(),
  sets: sets.map((set, index) => aSharedSet({ set_number: index + 1, ...set })),
})

describe("the messages of a FIT file", () => {
  it("begin and end with the workout, in UTC and in local time", async () => {
    const { listed } = await messagesOf(aSharedWorkout())
    const [begin, end] = [at("17:00:00"), at("18:00:00")]
    expect(listed("file_id")).toEqual([
      { type: "activity", manufacturer: "development", serial_number: 1, time_created: begin },
    ])
    expect(listed("event")).toEqual([
      { event: "timer", event_type: "start", timestamp: begin },
      { event: "timer", event_type: "stop_all", timestamp: end },
    ])
    const strength = { sport: "training", sub_sport: "strength_training" }
    expect(listed("sport")).toEqual([{ ...strength, name: 'Push <1> & "more"' }])
    const whole = {
      ...{ ...strength, event_type: "stop", start_time: begin, timestamp: end },
      ...{ total_elapsed_time: 3600, total_timer_time: 3600, message_index: numbered(0) },
    }
    expect(listed("lap")).toEqual([{ ...whole, event: "lap" }])
    expect(listed("session")).toEqual([{ ...whole, event: "session", first_lap_index: 0, num_laps: 1 }])
    expect(listed("activity")).toEqual([
      {
        ...{ type: "manual", event: "activity", event_type: "stop", num_sessions: 1 },
        ...{ total_timer_time: 3600, timestamp: end, local_timestamp: at("19:00:00") },
      },
    ])
  })

  it("number the sets and rests in turn, each with its time and its exercise", async () => {
    const { listed } = await messagesOf(aSharedWorkout())
    // Without the plank's 90 s, 3,510 of the 3,600 s are left: 877.5 s for each of the four other sets. Of
    // these, the lift takes 40 s.
    const rest = { set_type: "rest", duration: 837.5 }
    const active = { set_type: "active", duration: 40 }
    expect(listed("set")).toMatchObject(
      [
        { ...active, wkt_step_index: { value: 0 }, start_time: at("17:00:00"), timestamp: at("17:00:40") },
        { ...rest, start_time: at("17:00:40"), timestamp: at("17:14:38") },
        { ...active, wkt_step_index: { value: 0 }, start_time: at("17:14:38"), timestamp: at("17:15:18") },
        { ...rest, start_time: at("17:15:18"), timestamp: at("17:29:15") },
        { ...active, wkt_step_index: { value: 1 }, duration: 90, timestamp: at("17:30:45") },
        { ...rest, duration: 877.5, start_time: at("17:30:45"), timestamp: at("17:45:23") },
        { ...active, wkt_step_index: { value: 2 }, timestamp: at("17:46:03") },
        { ...rest, start_time: at("17:46:03"), timestamp: at("18:00:00") },
      ].map((set, index) => ({ ...set, message_index: { value: index } })),
    )
  })

  it("leave out a rest of less than a second", async () => {
    const kinds = async (seconds: number) =>
      JSON.stringify((await messagesOf(withSets({}), seconds)).listed("set")).match(/"(active|rest)"/g)
    expect(await kinds(2)).toEqual(['"active"', '"rest"'])
    expect(await kinds(1)).toEqual(['"active"'])
  })

  it("show each weight in its entered unit, and leave out assistance", async () => {
    const { listed, unmapped } = await messagesOf(withSets({ weight_unit: "lbs" }, {}))
    // FIT stores weights in sixteenths of a kilogram, so 82.5 lbs (37.42 kg) become 37.375 kg.
    expect(listed("set")).toMatchObject([{ weight: 37.375 }, {}, { weight: 82.5 }, {}])
    // Field 9 of a set is the unit to show: 1 is kilograms, 2 is pounds.
    const units = unmapped.filter(({ global_message_number }) => global_message_number === 225)
    expect(units.map(({ fields }) => fields.map(({ raw_value }) => raw_value))).toEqual([[[2]], [[1]]])
    const ofTheBody = (await messagesOf(withSets({ weight: -5 }, { weight: 0 }), 2)).listed("set")
    expect(ofTheBody).toEqual([
      expect.not.objectContaining({ weight: -5 }),
      expect.objectContaining({ weight: 0 }),
    ])
    expect(ofTheBody).not.toMatchObject([{ weight: expect.anything() }, {}])
  })

  it("name each exercise once, with at most 60 writable characters", async () => {
    const long = "Ö".repeat(61)
    const { listed } = await messagesOf(
      withSets(
        {},
        {},
        { exercise_order: 2, exercises: named(long) },
        { exercise_order: 3, exercises: named("a\uD800b") },
      ),
    )
    expect(listed("exercise_title")).toEqual([
      {
        ...{ message_index: numbered(0), wkt_step_name: "Bench Press (Barbell)" },
        ...{ exercise_category: "bench_press", exercise_name: 1 },
      },
      { message_index: numbered(1), exercise_category: "unknown", wkt_step_name: "Ö".repeat(60) },
      { message_index: numbered(2), exercise_category: "unknown", wkt_step_name: "ab" },
    ])
  })
})

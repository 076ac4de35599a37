import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { databaseSetting, type Gym, openGym } from "./gym.ts"

let gym: Gym
beforeAll(async () => {
  gym = await openGym()
})
afterAll(() => gym.stop())

describe("an embed", () => {
  it("of one row is an object or null", async () => {
    expect(await gym.json("/halls?select=name,gyms(name)&order=id&limit=1")).toEqual([
      { name: "North", gyms: { name: "Iron" } },
    ])
    expect(await gym.json("/trainers?id=eq.4&select=id,gym:gym_id(name)")).toEqual([{ id: 4, gym: null }])
  })

  it("of many rows is a list, empty when there are none", async () => {
    expect(await gym.json("/gyms?select=id,halls(name)&order=id&halls.order=name")).toEqual([
      { id: 1, halls: [{ name: "North" }, { name: "South" }] },
      { id: 2, halls: [{ name: "Attic" }] },
      { id: 3, halls: [] },
    ])
  })

  it("through a key that is unique on both sides is an object from either side", async () => {
    expect(await gym.json("/trainers?id=lt.3&order=id&select=id,licences(code)")).toEqual([
      { id: 1, licences: { code: "L-1" } },
      { id: 2, licences: null },
    ])
    expect(await gym.json("/licences?code=eq.L-3&select=code,trainers(name)")).toEqual([
      { code: "L-3", trainers: { name: "Cy" } },
    ])
  })

  it("through a junction table joins many to many", async () => {
    expect(await gym.json("/trainers?id=eq.1&select=courses(title)&courses.order=title")).toEqual([
      { courses: [{ title: "Boxing" }, { title: "Yoga for all" }] },
    ])
    expect(await gym.json("/courses?id=eq.2&select=trainers!teaches(name)&trainers.order=name.desc")).toEqual(
      [{ trainers: [{ name: "Cy" }, { name: "Ada" }] }],
    )
  })

  it("can be nested, renamed, and contain all columns", async () => {
    const select = "name,places:halls(id,of:gyms(name,halls(id)))"
    expect(await gym.json(`/gyms?id=eq.2&select=${select}`)).toEqual([
      { name: "Steel", places: [{ id: 3, of: { name: "Steel", halls: [{ id: 3 }] } }] },
    ])
    expect(await gym.json("/halls?id=eq.1&select=*,gyms(*)")).toMatchObject([
      { id: 1, gym_id: 1, name: "North", gyms: { id: 1, name: "Iron" } },
    ])
  })

  it("can be chosen by constraint, by column, or by the column on the other side", async () => {
    for (const hint of ["trainers_home_fkey", "home_gym_id"]) {
      expect(await gym.json(`/trainers?id=eq.1&select=gyms!${hint}(name)`)).toEqual([
        { gyms: { name: "Steel" } },
      ])
    }
    expect(await gym.json("/trainers?id=eq.1&select=trainers_home_fkey(name)")).toEqual([
      { trainers_home_fkey: { name: "Steel" } },
    ])
    expect(await gym.json("/gyms?id=eq.2&select=trainers!home_gym_id(id)&trainers.order=id")).toEqual([
      { trainers: [{ id: 1 }, { id: 3 }] },
    ])
  })

  it("of a table in itself leads to the parent by the column and to the children by the table's name", async () => {
    expect(await gym.json("/trainers?id=eq.2&select=name,mentor_id(name),pupils:trainers(name)")).toEqual([
      { name: "Bo", mentor_id: { name: "Ada" }, pupils: [{ name: "Di" }] },
    ])
    expect(await gym.json("/trainers?id=eq.1&select=trainers!mentor_id(id)&trainers.order=id")).toEqual([
      { trainers: [{ id: 2 }, { id: 3 }] },
    ])
  })

  it("works through views, if they show the key's columns", async () => {
    expect(await gym.json("/city_gyms?id=eq.2&select=gym_name,halls(name)")).toEqual([
      { gym_name: "Steel", halls: [{ name: "Attic" }] },
    ])
    expect(await gym.json("/halls?id=eq.3&select=city_gyms(gym_name)")).toEqual([
      { city_gyms: { gym_name: "Steel" } },
    ])
    expect(await gym.json("/city_gym_names?gym_id=eq.2&select=gym_name,halls(name)")).toEqual([
      { gym_name: "Steel", halls: [{ name: "Attic" }] },
    ])
  })

  it("can be computed by a function", async () => {
    expect(await gym.json("/gyms?id=eq.1&select=id,main_hall(name)")).toEqual([
      { id: 1, main_hall: { name: "North" } },
    ])
  })

  it("without columns only joins or filters", async () => {
    expect(await gym.json("/gyms?select=id,halls!inner()&halls.name=eq.Attic")).toEqual([{ id: 2 }])
  })
})

describe("conditions on embeds", () => {
  it("filter, order and limit its rows without affecting the parents", async () => {
    const path =
      "/gyms?select=id,halls(name)&order=id&halls.name=neq.North&halls.order=name.desc&halls.limit=1"
    expect(await gym.json(path)).toEqual([
      { id: 1, halls: [{ name: "South" }] },
      { id: 2, halls: [{ name: "Attic" }] },
      { id: 3, halls: [] },
    ])
    expect(await gym.json("/gyms?id=eq.1&select=halls(name)&halls.order=name&halls.offset=1")).toEqual([
      { halls: [{ name: "South" }] },
    ])
    expect(await gym.json("/gyms?id=eq.1&select=h:halls(name)&h.or=(name.eq.South,id.eq.99)")).toEqual([
      { h: [{ name: "South" }] },
    ])
  })

  it("drop parents without a match if the join is inner, also from the count", async () => {
    const path = "/gyms?select=id,halls!inner(name)&halls.name=eq.Attic"
    const response = await gym.ask(path, { headers: { prefer: "count=exact" } })
    expect(response.headers.get("content-range")).toBe("0-0/1")
    expect(await response.json()).toEqual([{ id: 2, halls: [{ name: "Attic" }] }])
    expect(await gym.json("/halls?select=id,gyms!inner(id)&gyms.name=eq.Steel")).toEqual([
      { id: 3, gyms: { id: 2 } },
    ])
    expect(await gym.json("/gyms?select=id,trainers!gym_id!inner(licences!inner(code))&order=id")).toEqual([
      { id: 1, trainers: [{ licences: { code: "L-1" } }] },
      { id: 2, trainers: [{ licences: { code: "L-3" } }] },
    ])
  })

  it("keep the parents with, or without, any related rows", async () => {
    expect(await gym.json("/gyms?select=id,halls()&halls=is.null")).toEqual([{ id: 3 }])
    expect(await gym.json("/gyms?select=id,halls()&halls=not.is.null&order=id")).toEqual([
      { id: 1 },
      { id: 2 },
    ])
    expect(
      await gym.json("/gyms?select=id,halls(),trainers!gym_id()&or=(halls.is.null,trainers.is.null)"),
    ).toEqual([{ id: 3 }])
    const counted = await gym.ask("/gyms?select=id,halls()&halls=is.null", {
      headers: { prefer: "count=exact" },
    })
    expect(counted.headers.get("content-range")).toBe("0-0/1")
  })

  it("can order the parents by their single related row", async () => {
    expect(await gym.json("/halls?select=id,gyms(name)&order=gyms(name).desc,id.desc")).toEqual([
      { id: 3, gyms: { name: "Steel" } },
      { id: 2, gyms: { name: "Iron" } },
      { id: 1, gyms: { name: "Iron" } },
    ])
  })
})

describe("a spread", () => {
  it("of one row turns its columns into the parent's", async () => {
    expect(await gym.json("/halls?id=eq.1&select=hall:name,...gyms(gym:name,city)")).toEqual([
      { hall: "North", gym: "Iron", city: "Bern" },
    ])
    expect(
      await gym.json("/licences?code=eq.L-3&select=code,...trainers(name,...gyms!gym_id(gym:name))"),
    ).toEqual([{ code: "L-3", name: "Cy", gym: "Steel" }])
  })

  it("of many rows turns each of its columns into a list", async () => {
    expect(await gym.json("/gyms?order=id&select=id,...halls(hall_ids:id,names:name)")).toEqual([
      { id: 1, hall_ids: [1, 2], names: ["North", "South"] },
      { id: 2, hall_ids: [3], names: ["Attic"] },
      { id: 3, hall_ids: [], names: [] },
    ])
    expect(await gym.json("/gyms?order=id&select=id,...halls!inner(names:name)&halls.id=gt.2")).toEqual([
      { id: 2, names: ["Attic"] },
    ])
  })
})

describe("what can't be embedded", () => {
  it("is refused if the tables aren't related", async () => {
    const response = await gym.ask("/gyms?select=course(*)")
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: "PGRST200",
      details:
        "Searched for a foreign key relationship between 'gyms' and 'course' in the schema 'public', but no matches were found.",
      hint: null,
      message: "Could not find a relationship between 'gyms' and 'course' in the schema cache",
    })
    expect(await gym.json("/gyms?select=hall(*)")).toMatchObject({
      hint: "Perhaps you meant 'halls' instead of 'hall'.",
    })
    expect(await gym.json("/gyms?select=halls!nix(*)")).toMatchObject({
      details:
        "Searched for a foreign key relationship between 'gyms' and 'halls' using the hint 'nix' in the schema 'public', but no matches were found.",
      hint: null,
    })
  })

  it("is refused with all the choices if several relationships exist", async () => {
    const response = await gym.ask("/trainers?select=gyms(*)")
    expect(response.status).toBe(300)
    expect(await response.json()).toEqual({
      code: "PGRST201",
      details: [
        {
          cardinality: "many-to-one",
          embedding: "trainers with gyms",
          relationship: "trainers_gym_id_fkey using trainers(gym_id) and gyms(id)",
        },
        {
          cardinality: "many-to-one",
          embedding: "trainers with gyms",
          relationship: "trainers_home_fkey using trainers(home_gym_id) and gyms(id)",
        },
      ],
      hint: "Try changing 'gyms' to one of the following: 'gyms!trainers_gym_id_fkey', 'gyms!trainers_home_fkey'. Find the desired relationship in the 'details' key.",
      message: "Could not embed because more than one relationship was found for 'trainers' and 'gyms'",
    })
  })

  it.each([
    ["/gyms?select=id&halls.name=eq.x", "PGRST108", "'halls' is not an embedded resource in this request"],
    ["/gyms?select=id&halls.order=name", "PGRST108", "'halls' is not an embedded resource in this request"],
    ["/gyms?select=id,halls(id)&order=halls(name)", "PGRST118", "A related order on 'halls' is not possible"],
    ["/gyms?select=id,halls(id)&halls=eq.1", "PGRST120", "Bad operator on the 'halls' embedded resource"],
    ["/gyms?select=count()", "PGRST123", "Use of aggregate functions is not allowed"],
  ])("is refused: %s", async (path, code, message) => {
    const response = await gym.ask(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code, message })
  })
})

describe("aggregates, where they are enabled", () => {
  it("group by the other columns, including those of spreads", async () => {
    await gym.changeSchema(databaseSetting("pgrst.db_aggregates_enabled", "true"))
    expect(await gym.json("/halls?select=count()")).toEqual([{ count: 3 }])
    expect(await gym.json("/halls?select=gym_id,n:count(),id.max()&order=gym_id")).toEqual([
      { gym_id: 1, n: 2, max: 2 },
      { gym_id: 2, n: 1, max: 3 },
    ])
    expect(await gym.json("/trainers?select=gym_id,...licences(count())&order=gym_id.nullsfirst")).toEqual([
      { gym_id: null, count: 0 },
      { gym_id: 1, count: 1 },
      { gym_id: 2, count: 1 },
    ])
    expect(await gym.json("/gyms?select=id,halls(count())&order=id&limit=1")).toEqual([
      { id: 1, halls: [{ count: 2 }] },
    ])
    expect(await gym.json("/gyms?select=id,...halls(count())")).toMatchObject({ code: "PGRST127" })
  })

  it("are named after their function, whatever their cast or source", async () => {
    await gym.changeSchema(`
      create table lifts (id int primary key, gym_id int references gyms, weight text, sets jsonb);
      insert into lifts values (1, 1, '20', '{"reps": 3, "rest": "90"}'), (2, 2, '30', '{"reps": 5, "rest": "60"}');
      grant all on lifts to anon`)
    expect(await gym.json("/lifts?select=weight::int.sum(),weight::int.max()::text")).toEqual([
      { sum: 50, max: "30" },
    ])
    expect(await gym.json("/lifts?select=sets->reps::int.sum(),sets->>rest::int.max()")).toEqual([
      { sum: 8, max: 90 },
    ])
    expect(await gym.json("/lifts?select=n:sets->>reps::int.sum(),sets->>rest&id=eq.1")).toEqual([
      { n: 3, rest: "90" },
    ])
    expect(await gym.json("/gyms?select=id,lifts(sets->>reps::int.sum())&id=eq.1")).toEqual([
      { id: 1, lifts: [{ sum: 3 }] },
    ])
    expect(
      await gym.json("/lifts?select=...gyms(id::text.max(),id.sum(),extra->area::int.min(),count())"),
    ).toEqual([{ max: "2", sum: 3, min: expect.anything(), count: 2 }])
    const nested = "/licences?select=trainer_id.sum(),...trainers(id.min(),...gyms!gym_id(id.max()))"
    const [totals] = await gym.sql(`
      select sum(trainer_id)::int as sum, min(t.id) as min, max(g.id) as max
      from licences join trainers t on t.id = trainer_id left join gyms g on g.id = t.gym_id`)
    expect(await gym.json(nested)).toEqual([totals])
  })
})

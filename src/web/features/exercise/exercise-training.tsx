import type { ExerciseSession } from "#domain/records/exercise-progress.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import type { Load } from "#domain/workout/load.ts"
import { useCycles } from "#web/programs/use-cycles.ts"
import { ExerciseProgress } from "./exercise-chart.tsx"
import { ExerciseRecords } from "./exercise-records.tsx"
import { ExerciseSessions } from "./exercise-sessions.tsx"
import styles from "./exercise.module.css"

interface ExerciseTrainingProps {
  userId: string
  exerciseId: string
  sessions: readonly ExerciseSession[]
  system: UnitSystem
  load: Load
}

/** What the person has done with the exercise. */
export function ExerciseTraining({ userId, exerciseId, sessions, system, load }: ExerciseTrainingProps) {
  const cycles = useCycles(userId, exerciseId)
  return (
    <div className={styles["board"]}>
      <ExerciseProgress {...{ userId, exerciseId, system, sessions, cycles }} />
      <ExerciseRecords {...{ sessions, system, load }} />
      <ExerciseSessions
        {...{ userId, exerciseId, system, load }}
        progress={sessions}
        lighterWeeks={cycles.marks?.hatched ?? noWeeks}
      />
    </div>
  )
}

const noWeeks: never[] = []

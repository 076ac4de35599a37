// Generated from the migrations by scripts/generate-row-types.ts; never edited by hand.
// Insert and Update have only the columns that a signed-in person may write.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

interface CommittedWorkoutsDocument {
  id?: string | null | undefined
  user_id?: string | null | undefined
  generated_schedule_id?: string | null | undefined
  day_of_week?: string | null | undefined
  scheduled_date?: string | null | undefined
  status?: string | null | undefined
  completed_log_id?: string | null | undefined
  created_at?: string | null | undefined
}

interface ExercisesDocument {
  id?: string | null | undefined
  owner_id?: string | null | undefined
  name?: string | null | undefined
  type?: string | null | undefined
  measure?: string | null | undefined
  equipment?: string | null | undefined
  primary_muscles?: string[] | null | undefined
  secondary_muscles?: string[] | null | undefined
  aliases?: string[] | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  merged_into?: string | null | undefined
  popularity_rank?: number | null | undefined
  load?: string | null | undefined
  body_share?: number | null | undefined
  is_hidden?: boolean | null | undefined
  pattern?: string | null | undefined
  skill?: number | null | undefined
  joint_loads?: unknown
  is_unilateral?: boolean | null | undefined
  load_kind?: string | null | undefined
  needs?: string[] | null | undefined
  moves_like?: string | null | undefined
  guide?: unknown
}

interface GeneratedWeeklySchedulesDocument {
  id?: string | null | undefined
  user_id?: string | null | undefined
  week_summary?: string | null | undefined
  schedule_json?: unknown
  generated_at?: string | null | undefined
  created_at?: string | null | undefined
}

interface GoalsDocument {
  id?: string | null | undefined
  user_id?: string | null | undefined
  title?: string | null | undefined
  goal_type?: string | null | undefined
  exercise_id?: string | null | undefined
  metric?: string | null | undefined
  target_value?: number | null | undefined
  current_value?: number | null | undefined
  unit?: string | null | undefined
  start_date?: string | null | undefined
  target_date?: string | null | undefined
  status?: string | null | undefined
  achieved_at?: string | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  revision?: number | null | undefined
}

interface ImportsDocument {
  id?: string | null | undefined
  user_id?: string | null | undefined
  file_name?: string | null | undefined
  source?: string | null | undefined
  parts?: number | null | undefined
  exercises?: unknown
  workouts?: number | null | undefined
  sets?: number | null | undefined
  weights?: number | null | undefined
  status?: string | null | undefined
  new_exercises?: number | null | undefined
  created_at?: string | null | undefined
  finished_at?: string | null | undefined
  undone_at?: string | null | undefined
  profile_before?: unknown
  profile_filled?: unknown
}

interface ProfilesDocument {
  id?: string | null | undefined
  username?: string | null | undefined
  name?: string | null | undefined
  age?: number | null | undefined
  sex?: string | null | undefined
  height?: number | null | undefined
  height_unit?: string | null | undefined
  weight?: number | null | undefined
  weight_unit?: string | null | undefined
  avatar_url?: string | null | undefined
  available_equipment?: string[] | null | undefined
  tier?: string | null | undefined
  onboarding_completed?: boolean | null | undefined
  unit_system?: string | null | undefined
  time_zone?: string | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  weekly_sets_low?: number | null | undefined
  weekly_sets_high?: number | null | undefined
  barbells?: unknown
  experience?: string | null | undefined
  training_aim?: string | null | undefined
  training_days?: number | null | undefined
  session_minutes?: number | null | undefined
  week_starts_on?: string | null | undefined
  streak_weeks_off?: number | null | undefined
}

interface ProgramEventsDocument {
  id?: string | null | undefined
  user_id?: string | null | undefined
  run_id?: string | null | undefined
  after_slot?: number | null | undefined
  made_at?: string | null | undefined
  kind?: string | null | undefined
  body?: unknown
  created_at?: string | null | undefined
}

interface ProgramRunsDocument {
  id?: string | null | undefined
  user_id?: string | null | undefined
  program_id?: string | null | undefined
  version_id?: string | null | undefined
  started_on?: string | null | undefined
  unit?: string | null | undefined
  advance?: string | null | undefined
  missed?: string | null | undefined
  weekdays?: number[] | null | undefined
  starts?: unknown
  ended_at?: string | null | undefined
  created_at?: string | null | undefined
}

interface ProgramsDocument {
  id?: string | null | undefined
  user_id?: string | null | undefined
  name?: string | null | undefined
  revision?: number | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
}

interface SetLogsDocument {
  id?: string | null | undefined
  user_id?: string | null | undefined
  workout_log_id?: string | null | undefined
  exercise_id?: string | null | undefined
  exercise_order?: number | null | undefined
  set_number?: number | null | undefined
  set_type?: string | null | undefined
  reps?: number | null | undefined
  weight?: number | null | undefined
  weight_unit?: string | null | undefined
  weight_kg?: number | null | undefined
  duration_minutes?: number | null | undefined
  distance?: number | null | undefined
  distance_unit?: string | null | undefined
  distance_km?: number | null | undefined
  rpe?: number | null | undefined
  notes?: string | null | undefined
  created_at?: string | null | undefined
  superset?: number | null | undefined
  per_side?: boolean | null | undefined
  prescribed_set?: number | null | undefined
}

interface WorkoutExercisesDocument {
  id?: string | null | undefined
  user_id?: string | null | undefined
  workout_id?: string | null | undefined
  exercise_id?: string | null | undefined
  order?: number | null | undefined
  sets?: number | null | undefined
  reps?: string | null | undefined
  notes?: string | null | undefined
  created_at?: string | null | undefined
  superset?: number | null | undefined
  prescription?: unknown
  planned_sets?: unknown
}

interface WorkoutLogsDocument {
  id?: string | null | undefined
  user_id?: string | null | undefined
  workout_id?: string | null | undefined
  committed_workout_id?: string | null | undefined
  name?: string | null | undefined
  date?: string | null | undefined
  notes?: string | null | undefined
  duration_seconds?: number | null | undefined
  started_at?: string | null | undefined
  revision?: number | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  run_id?: string | null | undefined
  slot?: number | null | undefined
  counts?: boolean | null | undefined
  prescribed?: unknown
  advice?: unknown
}

interface WorkoutsDocument {
  id?: string | null | undefined
  user_id?: string | null | undefined
  name?: string | null | undefined
  description?: string | null | undefined
  revision?: number | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  program_id?: string | null | undefined
  program_day?: number | null | undefined
}

export type Database = {
  public: {
    Tables: {
      ai_analyses: {
        Row: {
          id: string
          user_id: string
          workout_log_id: string | null
          month: string | null
          analysis_type: "workout" | "monthly"
          analysis_text: string
          created_at: string
          updated_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          workout_log_id?: string | null
          month?: string | null
          analysis_type: "workout" | "monthly"
          analysis_text: string
          created_at?: string
          updated_at?: string
        }
        Update: {
          workout_log_id?: string | null
          month?: string | null
          analysis_type?: "workout" | "monthly"
          analysis_text?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "ai_analyses_user_id_workout_log_id_fkey"
            columns: ["user_id","workout_log_id"]
            isOneToOne: true
            referencedRelation: "workout_logs"
            referencedColumns: ["user_id","id"]
          },
        ]
      }
      applied_ops: {
        Row: {
          user_id: string
          op_id: string
          payload_hash: string
          result_id: string | null
          result_revision: number | null
          applied_at: string
          result_counts: boolean | null
        }
        Insert: {
          op_id: string
          payload_hash: string
        }
        Update: {
          result_id?: string | null
          result_revision?: number | null
          result_counts?: boolean | null
        }
        Relationships: []
      }
      avoided: {
        Row: {
          id: string
          user_id: string
          exercise_id: string | null
          muscle: string | null
          reason: string | null
          created_at: string
          joint: "shoulder" | "elbow" | "wrist" | "lower back" | "hip" | "knee" | "ankle" | "neck" | null
          pattern: "anti-extension" | "anti-rotation" | "arm-cycle" | "back-extension" | "calf" | "carry" | "clean" | "clean-press" | "climb" | "climb-machine" | "combat" | "conditioning" | "core-flexion" | "core-lateral" | "core-rotation" | "crawl" | "cuff" | "curl" | "cycle" | "dip" | "fly" | "forearm" | "front-raise" | "full-body" | "gymnastics-pull" | "hang" | "hinge" | "hinge-power" | "hip-abduction" | "hip-adduction" | "hip-extension" | "hip-flexion" | "hold-push" | "horizontal-pull" | "horizontal-push" | "impact-cardio" | "jump" | "knee-extension" | "knee-flexion" | "lateral-raise" | "leg-press" | "low-impact" | "lunge" | "mobility" | "neck" | "olympic" | "olympic-pull" | "paddle" | "pullover" | "rear-delt" | "row-erg" | "run" | "shin" | "shrug" | "sled" | "snatch" | "sport" | "squat" | "squat-hold" | "squat-press" | "strongman-lift" | "swim" | "throw" | "triceps-extension" | "upright-row" | "vertical-pull" | "vertical-push" | "walk" | "walk-climb" | "water" | null
          level: "spare" | "avoid"
          until: string | null
        }
        Insert: {
          id?: string
          user_id?: string
          exercise_id?: string | null
          muscle?: string | null
          reason?: string | null
          created_at?: string
          joint?: "shoulder" | "elbow" | "wrist" | "lower back" | "hip" | "knee" | "ankle" | "neck" | null
          pattern?: "anti-extension" | "anti-rotation" | "arm-cycle" | "back-extension" | "calf" | "carry" | "clean" | "clean-press" | "climb" | "climb-machine" | "combat" | "conditioning" | "core-flexion" | "core-lateral" | "core-rotation" | "crawl" | "cuff" | "curl" | "cycle" | "dip" | "fly" | "forearm" | "front-raise" | "full-body" | "gymnastics-pull" | "hang" | "hinge" | "hinge-power" | "hip-abduction" | "hip-adduction" | "hip-extension" | "hip-flexion" | "hold-push" | "horizontal-pull" | "horizontal-push" | "impact-cardio" | "jump" | "knee-extension" | "knee-flexion" | "lateral-raise" | "leg-press" | "low-impact" | "lunge" | "mobility" | "neck" | "olympic" | "olympic-pull" | "paddle" | "pullover" | "rear-delt" | "row-erg" | "run" | "shin" | "shrug" | "sled" | "snatch" | "sport" | "squat" | "squat-hold" | "squat-press" | "strongman-lift" | "swim" | "throw" | "triceps-extension" | "upright-row" | "vertical-pull" | "vertical-push" | "walk" | "walk-climb" | "water" | null
          level?: "spare" | "avoid"
          until?: string | null
        }
        Update: {
          reason?: string | null
          level?: "spare" | "avoid"
          until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "avoided_exercise_id_fkey"
            columns: ["exercise_id"]
            isOneToOne: false
            referencedRelation: "exercises"
            referencedColumns: ["id"]
          },
        ]
      }
      body_measurements: {
        Row: {
          id: string
          user_id: string
          date: string
          measure: string
          value: number
          unit: "cm" | "in" | "%"
          metric_value: number
          created_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          date?: string
          measure: string
          value: number
          unit?: "cm" | "in" | "%"
          created_at?: string
        }
        Update: {
          value?: number
          unit?: "cm" | "in" | "%"
        }
        Relationships: []
      }
      committed_workouts: {
        Row: {
          id: string
          user_id: string
          generated_schedule_id: string
          day_of_week: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday"
          scheduled_date: string
          status: "scheduled" | "completed"
          completed_log_id: string | null
          created_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          generated_schedule_id: string
          day_of_week: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday"
          scheduled_date: string
          status?: "scheduled" | "completed"
          completed_log_id?: string | null
          created_at?: string
        }
        Update: {
          scheduled_date?: string
          status?: "scheduled" | "completed"
          completed_log_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "committed_workouts_completed_log_fkey"
            columns: ["user_id","completed_log_id"]
            isOneToOne: true
            referencedRelation: "workout_logs"
            referencedColumns: ["user_id","id"]
          },
          {
            foreignKeyName: "committed_workouts_user_id_generated_schedule_id_fkey"
            columns: ["user_id","generated_schedule_id"]
            isOneToOne: false
            referencedRelation: "generated_weekly_schedules"
            referencedColumns: ["user_id","id"]
          },
        ]
      }
      exercise_notes: {
        Row: {
          id: string
          user_id: string
          exercise_id: string
          note: string
          created_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          exercise_id: string
          note: string
          created_at?: string
        }
        Update: {
          exercise_id?: string
          note?: string
        }
        Relationships: [
          {
            foreignKeyName: "exercise_notes_exercise_id_fkey"
            columns: ["exercise_id"]
            isOneToOne: false
            referencedRelation: "exercises"
            referencedColumns: ["id"]
          },
        ]
      }
      exercises: {
        Row: {
          id: string
          owner_id: string | null
          name: string
          type: "strength" | "cardio"
          measure: "weight_reps" | "reps" | "time" | "distance_time"
          equipment: string | null
          primary_muscles: string[]
          secondary_muscles: string[]
          aliases: string[]
          created_at: string
          updated_at: string
          merged_into: string | null
          popularity_rank: number | null
          load: "outside" | "added" | "help"
          body_share: number | null
          is_hidden: boolean
          pattern: "anti-extension" | "anti-rotation" | "arm-cycle" | "back-extension" | "calf" | "carry" | "clean" | "clean-press" | "climb" | "climb-machine" | "combat" | "conditioning" | "core-flexion" | "core-lateral" | "core-rotation" | "crawl" | "cuff" | "curl" | "cycle" | "dip" | "fly" | "forearm" | "front-raise" | "full-body" | "gymnastics-pull" | "hang" | "hinge" | "hinge-power" | "hip-abduction" | "hip-adduction" | "hip-extension" | "hip-flexion" | "hold-push" | "horizontal-pull" | "horizontal-push" | "impact-cardio" | "jump" | "knee-extension" | "knee-flexion" | "lateral-raise" | "leg-press" | "low-impact" | "lunge" | "mobility" | "neck" | "olympic" | "olympic-pull" | "paddle" | "pullover" | "rear-delt" | "row-erg" | "run" | "shin" | "shrug" | "sled" | "snatch" | "sport" | "squat" | "squat-hold" | "squat-press" | "strongman-lift" | "swim" | "throw" | "triceps-extension" | "upright-row" | "vertical-pull" | "vertical-push" | "walk" | "walk-climb" | "water" | null
          skill: number | null
          joint_loads: Json | null
          is_unilateral: boolean | null
          load_kind: "external" | "bodyweight" | "bodyweight+" | "assisted" | "band-assisted" | "none" | null
          needs: string[] | null
          moves_like: string | null
          guide: Json | null
        }
        Insert: {
          id?: string
          owner_id?: string | null
          name: string
          type?: "strength" | "cardio"
          measure: "weight_reps" | "reps" | "time" | "distance_time"
          equipment?: string | null
          primary_muscles?: string[]
          secondary_muscles?: string[]
          aliases?: string[]
          created_at?: string
          updated_at?: string
          load?: "outside" | "added" | "help"
          body_share?: number | null
          is_hidden?: boolean
          pattern?: "anti-extension" | "anti-rotation" | "arm-cycle" | "back-extension" | "calf" | "carry" | "clean" | "clean-press" | "climb" | "climb-machine" | "combat" | "conditioning" | "core-flexion" | "core-lateral" | "core-rotation" | "crawl" | "cuff" | "curl" | "cycle" | "dip" | "fly" | "forearm" | "front-raise" | "full-body" | "gymnastics-pull" | "hang" | "hinge" | "hinge-power" | "hip-abduction" | "hip-adduction" | "hip-extension" | "hip-flexion" | "hold-push" | "horizontal-pull" | "horizontal-push" | "impact-cardio" | "jump" | "knee-extension" | "knee-flexion" | "lateral-raise" | "leg-press" | "low-impact" | "lunge" | "mobility" | "neck" | "olympic" | "olympic-pull" | "paddle" | "pullover" | "rear-delt" | "row-erg" | "run" | "shin" | "shrug" | "sled" | "snatch" | "sport" | "squat" | "squat-hold" | "squat-press" | "strongman-lift" | "swim" | "throw" | "triceps-extension" | "upright-row" | "vertical-pull" | "vertical-push" | "walk" | "walk-climb" | "water" | null
          skill?: number | null
          joint_loads?: Json | null
          is_unilateral?: boolean | null
          load_kind?: "external" | "bodyweight" | "bodyweight+" | "assisted" | "band-assisted" | "none" | null
          needs?: string[] | null
          moves_like?: string | null
        }
        Update: {
          name?: string
          type?: "strength" | "cardio"
          measure?: "weight_reps" | "reps" | "time" | "distance_time"
          equipment?: string | null
          primary_muscles?: string[]
          secondary_muscles?: string[]
          aliases?: string[]
          load?: "outside" | "added" | "help"
          body_share?: number | null
          is_hidden?: boolean
          pattern?: "anti-extension" | "anti-rotation" | "arm-cycle" | "back-extension" | "calf" | "carry" | "clean" | "clean-press" | "climb" | "climb-machine" | "combat" | "conditioning" | "core-flexion" | "core-lateral" | "core-rotation" | "crawl" | "cuff" | "curl" | "cycle" | "dip" | "fly" | "forearm" | "front-raise" | "full-body" | "gymnastics-pull" | "hang" | "hinge" | "hinge-power" | "hip-abduction" | "hip-adduction" | "hip-extension" | "hip-flexion" | "hold-push" | "horizontal-pull" | "horizontal-push" | "impact-cardio" | "jump" | "knee-extension" | "knee-flexion" | "lateral-raise" | "leg-press" | "low-impact" | "lunge" | "mobility" | "neck" | "olympic" | "olympic-pull" | "paddle" | "pullover" | "rear-delt" | "row-erg" | "run" | "shin" | "shrug" | "sled" | "snatch" | "sport" | "squat" | "squat-hold" | "squat-press" | "strongman-lift" | "swim" | "throw" | "triceps-extension" | "upright-row" | "vertical-pull" | "vertical-push" | "walk" | "walk-climb" | "water" | null
          skill?: number | null
          joint_loads?: Json | null
          is_unilateral?: boolean | null
          load_kind?: "external" | "bodyweight" | "bodyweight+" | "assisted" | "band-assisted" | "none" | null
          needs?: string[] | null
          moves_like?: string | null
        }
        Relationships: []
      }
      generated_weekly_schedules: {
        Row: {
          id: string
          user_id: string
          week_summary: string | null
          schedule_json: Json
          generated_at: string
          created_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          week_summary?: string | null
          schedule_json: Json
          generated_at?: string
          created_at?: string
        }
        Update: {
          week_summary?: string | null
          schedule_json?: Json
        }
        Relationships: []
      }
      goals: {
        Row: {
          id: string
          user_id: string
          title: string | null
          goal_type: "strength" | "cardio"
          exercise_id: string | null
          metric: "weight" | "reps" | "distance" | "duration_minutes" | "frequency"
          target_value: number
          current_value: number | null
          unit: "kg" | "lbs" | "km" | "mi" | null
          start_date: string | null
          target_date: string | null
          status: "active" | "achieved" | "archived"
          achieved_at: string | null
          created_at: string
          updated_at: string
          revision: number
        }
        Insert: {
          id?: string
          user_id?: string
          title?: string | null
          goal_type: "strength" | "cardio"
          exercise_id?: string | null
          metric: "weight" | "reps" | "distance" | "duration_minutes" | "frequency"
          target_value: number
          current_value?: number | null
          unit?: "kg" | "lbs" | "km" | "mi" | null
          start_date?: string | null
          target_date?: string | null
          status?: "active" | "achieved" | "archived"
          achieved_at?: string | null
          created_at?: string
          updated_at?: string
          revision?: number
        }
        Update: {
          user_id?: string
          title?: string | null
          goal_type?: "strength" | "cardio"
          exercise_id?: string | null
          metric?: "weight" | "reps" | "distance" | "duration_minutes" | "frequency"
          target_value?: number
          current_value?: number | null
          unit?: "kg" | "lbs" | "km" | "mi" | null
          start_date?: string | null
          target_date?: string | null
          status?: "active" | "achieved" | "archived"
          achieved_at?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "goals_exercise_id_fkey"
            columns: ["exercise_id"]
            isOneToOne: false
            referencedRelation: "exercises"
            referencedColumns: ["id"]
          },
        ]
      }
      imports: {
        Row: {
          id: string
          user_id: string
          file_name: string
          source: string
          parts: number
          exercises: Json
          workouts: number
          sets: number
          weights: number
          status: "open" | "done" | "undone"
          new_exercises: number | null
          created_at: string
          finished_at: string | null
          undone_at: string | null
          profile_before: Json | null
          profile_filled: Json | null
        }
        Insert: {
          id: string
          file_name: string
          source: string
          parts: number
          exercises: Json
          workouts: number
          sets: number
          weights: number
        }
        Update: {
          status?: "open" | "done" | "undone"
          new_exercises?: number | null
          finished_at?: string | null
          undone_at?: string | null
          profile_before?: Json | null
          profile_filled?: Json | null
        }
        Relationships: []
      }
      latest_changes: {
        Row: {
          id: string
          user_id: string
          table_name: string
          revision: number
          changed_at: string
        }
        Insert: {

        }
        Update: {

        }
        Relationships: []
      }
      profiles: {
        Row: {
          id: string
          username: string | null
          name: string | null
          age: number | null
          sex: "Male" | "Female" | "Other" | null
          height: number | null
          height_unit: "cm" | "in"
          weight: number | null
          weight_unit: "kg" | "lbs"
          avatar_url: string | null
          available_equipment: string[]
          tier: string
          onboarding_completed: boolean
          unit_system: "metric" | "imperial" | null
          time_zone: string | null
          created_at: string
          updated_at: string
          weekly_sets_low: number
          weekly_sets_high: number
          barbells: Json | null
          experience: "none" | "under_6_months" | "6_to_24_months" | "over_24_months" | null
          training_aim: "strength" | "size" | "health" | "endurance" | null
          training_days: number | null
          session_minutes: number | null
          week_starts_on: "monday" | "saturday" | "sunday"
          streak_weeks_off: number
        }
        Insert: {
          id?: string
          username?: string | null
          name?: string | null
          age?: number | null
          sex?: "Male" | "Female" | "Other" | null
          height?: number | null
          height_unit?: "cm" | "in"
          weight?: number | null
          weight_unit?: "kg" | "lbs"
          avatar_url?: string | null
          available_equipment?: string[]
          onboarding_completed?: boolean
          unit_system?: "metric" | "imperial" | null
          time_zone?: string | null
          weekly_sets_low?: number
          weekly_sets_high?: number
          barbells?: Json | null
          experience?: "none" | "under_6_months" | "6_to_24_months" | "over_24_months" | null
          training_aim?: "strength" | "size" | "health" | "endurance" | null
          training_days?: number | null
          session_minutes?: number | null
          week_starts_on?: "monday" | "saturday" | "sunday"
          streak_weeks_off?: number
        }
        Update: {
          id?: string
          username?: string | null
          name?: string | null
          age?: number | null
          sex?: "Male" | "Female" | "Other" | null
          height?: number | null
          height_unit?: "cm" | "in"
          weight?: number | null
          weight_unit?: "kg" | "lbs"
          avatar_url?: string | null
          available_equipment?: string[]
          onboarding_completed?: boolean
          unit_system?: "metric" | "imperial" | null
          time_zone?: string | null
          updated_at?: string
          weekly_sets_low?: number
          weekly_sets_high?: number
          barbells?: Json | null
          experience?: "none" | "under_6_months" | "6_to_24_months" | "over_24_months" | null
          training_aim?: "strength" | "size" | "health" | "endurance" | null
          training_days?: number | null
          session_minutes?: number | null
          week_starts_on?: "monday" | "saturday" | "sunday"
          streak_weeks_off?: number
        }
        Relationships: []
      }
      program_events: {
        Row: {
          id: string
          user_id: string
          run_id: string
          after_slot: number
          made_at: string
          kind: "skip" | "go_to" | "swap_day" | "deload" | "pause" | "resume" | "away" | "tm" | "load" | "version" | "date" | "unit" | "counts" | "felt" | "hold" | "next_cycle" | "end"
          body: Json
          created_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          run_id: string
          after_slot: number
          made_at: string
          kind: "skip" | "go_to" | "swap_day" | "deload" | "pause" | "resume" | "away" | "tm" | "load" | "version" | "date" | "unit" | "counts" | "felt" | "hold" | "next_cycle" | "end"
          body?: Json
          created_at?: string
        }
        Update: {

        }
        Relationships: [
          {
            foreignKeyName: "program_events_user_id_run_id_fkey"
            columns: ["user_id","run_id"]
            isOneToOne: false
            referencedRelation: "program_runs"
            referencedColumns: ["user_id","id"]
          },
        ]
      }
      program_runs: {
        Row: {
          id: string
          user_id: string
          program_id: string
          version_id: string
          started_on: string
          unit: "kg" | "lbs"
          advance: "order" | "calendar"
          missed: "waits" | "left_out" | "repeats_week"
          weekdays: number[]
          starts: Json
          ended_at: string | null
          created_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          program_id: string
          version_id: string
          started_on: string
          unit?: "kg" | "lbs"
          advance?: "order" | "calendar"
          missed?: "waits" | "left_out" | "repeats_week"
          weekdays?: number[]
          starts?: Json
          ended_at?: string | null
          created_at?: string
        }
        Update: {
          ended_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "program_runs_user_id_program_id_fkey"
            columns: ["user_id","program_id"]
            isOneToOne: false
            referencedRelation: "programs"
            referencedColumns: ["user_id","id"]
          },
          {
            foreignKeyName: "program_runs_user_id_version_id_fkey"
            columns: ["user_id","version_id"]
            isOneToOne: false
            referencedRelation: "program_versions"
            referencedColumns: ["user_id","id"]
          },
        ]
      }
      program_versions: {
        Row: {
          id: string
          user_id: string
          program_id: string
          number: number
          content: Json
          created_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          program_id: string
          number: number
          content: Json
          created_at?: string
        }
        Update: {

        }
        Relationships: [
          {
            foreignKeyName: "program_versions_user_id_program_id_fkey"
            columns: ["user_id","program_id"]
            isOneToOne: false
            referencedRelation: "programs"
            referencedColumns: ["user_id","id"]
          },
        ]
      }
      programs: {
        Row: {
          id: string
          user_id: string
          name: string
          revision: number
          created_at: string
          updated_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          name: string
          revision?: number
          created_at?: string
          updated_at?: string
        }
        Update: {
          name?: string
        }
        Relationships: []
      }
      set_logs: {
        Row: {
          id: string
          user_id: string
          workout_log_id: string
          exercise_id: string
          exercise_order: number
          set_number: number
          set_type: "normal" | "warmup" | "drop" | "rest_pause" | "failure"
          reps: number | null
          weight: number | null
          weight_unit: "kg" | "lbs"
          weight_kg: number | null
          duration_minutes: number | null
          distance: number | null
          distance_unit: "km" | "mi"
          distance_km: number | null
          rpe: number | null
          notes: string | null
          created_at: string
          superset: number | null
          per_side: boolean
          prescribed_set: number | null
        }
        Insert: {
          user_id?: string
          workout_log_id: string
          exercise_id: string
          exercise_order: number
          set_number: number
          set_type?: "normal" | "warmup" | "drop" | "rest_pause" | "failure"
          reps?: number | null
          weight?: number | null
          weight_unit?: "kg" | "lbs"
          duration_minutes?: number | null
          distance?: number | null
          distance_unit?: "km" | "mi"
          rpe?: number | null
          notes?: string | null
          created_at?: string
          superset?: number | null
          per_side?: boolean
          prescribed_set?: number | null
        }
        Update: {
          exercise_id?: string
          exercise_order?: number
          set_number?: number
          set_type?: "normal" | "warmup" | "drop" | "rest_pause" | "failure"
          reps?: number | null
          weight?: number | null
          weight_unit?: "kg" | "lbs"
          duration_minutes?: number | null
          distance?: number | null
          distance_unit?: "km" | "mi"
          rpe?: number | null
          notes?: string | null
          superset?: number | null
          per_side?: boolean
          prescribed_set?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "set_logs_exercise_id_fkey"
            columns: ["exercise_id"]
            isOneToOne: false
            referencedRelation: "exercises"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "set_logs_user_id_workout_log_id_fkey"
            columns: ["user_id","workout_log_id"]
            isOneToOne: false
            referencedRelation: "workout_logs"
            referencedColumns: ["user_id","id"]
          },
        ]
      }
      weight_logs: {
        Row: {
          id: string
          user_id: string
          date: string
          weight: number
          weight_unit: "kg" | "lbs"
          weight_kg: number
          created_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          date?: string
          weight: number
          weight_unit?: "kg" | "lbs"
          created_at?: string
        }
        Update: {
          date?: string
          weight?: number
          weight_unit?: "kg" | "lbs"
        }
        Relationships: []
      }
      workout_exercises: {
        Row: {
          id: string
          user_id: string
          workout_id: string
          exercise_id: string
          order: number
          sets: number | null
          reps: string | null
          notes: string | null
          created_at: string
          superset: number | null
          prescription: Json | null
          planned_sets: Json | null
        }
        Insert: {
          id?: string
          user_id?: string
          workout_id: string
          exercise_id: string
          order: number
          sets?: number | null
          reps?: string | null
          notes?: string | null
          created_at?: string
          superset?: number | null
          prescription?: Json | null
          planned_sets?: Json | null
        }
        Update: {
          exercise_id?: string
          order?: number
          sets?: number | null
          reps?: string | null
          notes?: string | null
          superset?: number | null
          prescription?: Json | null
          planned_sets?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: "workout_exercises_exercise_id_fkey"
            columns: ["exercise_id"]
            isOneToOne: false
            referencedRelation: "exercises"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "workout_exercises_user_id_workout_id_fkey"
            columns: ["user_id","workout_id"]
            isOneToOne: false
            referencedRelation: "workouts"
            referencedColumns: ["user_id","id"]
          },
        ]
      }
      workout_logs: {
        Row: {
          id: string
          user_id: string
          workout_id: string | null
          committed_workout_id: string | null
          name: string | null
          date: string
          notes: string | null
          duration_seconds: number | null
          started_at: string | null
          revision: number
          created_at: string
          updated_at: string
          run_id: string | null
          slot: number | null
          counts: boolean | null
          prescribed: Json | null
          advice: Json | null
        }
        Insert: {
          id?: string
          user_id?: string
          workout_id?: string | null
          committed_workout_id?: string | null
          name?: string | null
          date: string
          notes?: string | null
          duration_seconds?: number | null
          started_at?: string | null
          revision?: number
          created_at?: string
          updated_at?: string
          run_id?: string | null
          slot?: number | null
          counts?: boolean | null
          prescribed?: Json | null
          advice?: Json | null
        }
        Update: {
          workout_id?: string | null
          committed_workout_id?: string | null
          name?: string | null
          date?: string
          notes?: string | null
          duration_seconds?: number | null
          started_at?: string | null
          run_id?: string | null
          slot?: number | null
          counts?: boolean | null
          prescribed?: Json | null
          advice?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: "workout_logs_committed_workout_fkey"
            columns: ["user_id","committed_workout_id"]
            isOneToOne: false
            referencedRelation: "committed_workouts"
            referencedColumns: ["user_id","id"]
          },
          {
            foreignKeyName: "workout_logs_run_fkey"
            columns: ["user_id","run_id"]
            isOneToOne: false
            referencedRelation: "program_runs"
            referencedColumns: ["user_id","id"]
          },
          {
            foreignKeyName: "workout_logs_user_id_workout_id_fkey"
            columns: ["user_id","workout_id"]
            isOneToOne: false
            referencedRelation: "workouts"
            referencedColumns: ["user_id","id"]
          },
        ]
      }
      workouts: {
        Row: {
          id: string
          user_id: string
          name: string
          description: string | null
          revision: number
          created_at: string
          updated_at: string
          program_id: string | null
          program_day: number | null
        }
        Insert: {
          id?: string
          user_id?: string
          name: string
          description?: string | null
          revision?: number
          created_at?: string
          updated_at?: string
          program_id?: string | null
          program_day?: number | null
        }
        Update: {
          name?: string
          description?: string | null
          program_id?: string | null
          program_day?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "workouts_program_fkey"
            columns: ["user_id","program_id"]
            isOneToOne: false
            referencedRelation: "programs"
            referencedColumns: ["user_id","id"]
          },
        ]
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      add_program_event: {
        Args: { op_id: string; event: ProgramEventsDocument }
        Returns: Json
      }
      admin_ai_use: {
        Args: never
        Returns: Json
      }
      admin_audit: {
        Args: { before?: string | null }
        Returns: Json
      }
      admin_delete_user: {
        Args: { person: string; email: string }
        Returns: undefined
      }
      admin_health: {
        Args: never
        Returns: Json
      }
      admin_library: {
        Args: never
        Returns: Json
      }
      admin_merge_exercises: {
        Args: { goes: string; stays: string }
        Returns: string
      }
      admin_merge_preview: {
        Args: { goes: string; stays: string }
        Returns: Json
      }
      admin_merges: {
        Args: never
        Returns: Json
      }
      admin_note_resend: {
        Args: { person: string }
        Returns: undefined
      }
      admin_save_exercise: {
        Args: { exercise: ExercisesDocument }
        Returns: string
      }
      admin_save_guide: {
        Args: { exercise_id: string; moves_like?: string | null; guide?: object }
        Returns: undefined
      }
      admin_send_mails_again: {
        Args: never
        Returns: number
      }
      admin_set_disabled: {
        Args: { person: string; is_disabled: boolean }
        Returns: undefined
      }
      admin_set_tier: {
        Args: { person: string; tier: string }
        Returns: undefined
      }
      admin_sign_out: {
        Args: { person: string }
        Returns: undefined
      }
      admin_undo_merge: {
        Args: { merge_id: string }
        Returns: undefined
      }
      admin_users: {
        Args: { search?: string | null; which?: string | null }
        Returns: Json
      }
      begin_import: {
        Args: { import: ImportsDocument }
        Returns: Json
      }
      begin_strava_share: {
        Args: { workout_log_id: string; revision: number; way: string; starts_at: string; start_date_local: string; elapsed_seconds: number; again?: boolean | null }
        Returns: string
      }
      body_weight_days: {
        Args: { from_day?: string | null }
        Returns: Json
      }
      calculate_weekly_volume: {
        Args: { user_uuid: string; from_day?: string | null }
        Returns: { week_start_date: string; total_volume: number }[]
      }
      commit_workout: {
        Args: { op_id: string; commitment: CommittedWorkoutsDocument }
        Returns: Json
      }
      dashboard_answers: {
        Args: { today: string }
        Returns: Json
      }
      delete_my_account: {
        Args: never
        Returns: undefined
      }
      end_strava_renewal: {
        Args: { sealed_before: string; sealed_after?: string | null }
        Returns: undefined
      }
      exercise_progress: {
        Args: { exercise_id: string }
        Returns: Json
      }
      export_rows: {
        Args: { kind: string; after_id?: string | null }
        Returns: { id: string; saved: Json }[]
      }
      export_sets: {
        Args: { after_date?: string | null; after_log?: string | null; after_exercise?: number | null; after_set?: number | null }
        Returns: { id: string; workout_log_id: string; date: string; exercise_id: string; exercise_order: number; set_number: number; set_type: string; reps: string | null; weight: string | null; weight_unit: string; duration_minutes: string | null; distance: string | null; distance_unit: string; rpe: string | null; notes: string | null; superset: number | null; per_side: boolean; created_at: string; prescribed_set: number | null }[]
      }
      export_stamp: {
        Args: never
        Returns: { stamps: Json }[]
      }
      finish_import: {
        Args: { import_id: string }
        Returns: Json
      }
      forget_strava_connection: {
        Args: { sealed_tokens?: string | null }
        Returns: undefined
      }
      goal_progress: {
        Args: { today: string }
        Returns: { goal_id: string; since: string | null; start_value: number | null; current_value: number | null; percentage: number | null; reached_on: string | null; series: Json; start_day: string | null; current_day: string | null }[]
      }
      keep_strava_connection: {
        Args: { athlete: string; sealed_tokens: string }
        Returns: undefined
      }
      known_rows: {
        Args: never
        Returns: Json
      }
      known_workouts: {
        Args: { first_day: string; last_day: string }
        Returns: Json
      }
      lift_history: {
        Args: never
        Returns: Json
      }
      lift_progress: {
        Args: { today: string; from_day?: string | null; lift?: string | null }
        Returns: Json
      }
      log_body: {
        Args: { op_id: string; body_date: string; weight?: number | null; weight_unit?: string | null; measurements: object[] }
        Returns: Json
      }
      log_weight: {
        Args: { op_id: string; weight_date: string; weight: number; weight_unit: string }
        Returns: Json
      }
      logging_answers: {
        Args: never
        Returns: Json
      }
      make_exercise: {
        Args: { exercise: ExercisesDocument }
        Returns: Json
      }
      merge_my_exercise: {
        Args: { goes: string; stays: string }
        Returns: string
      }
      monthly_training_time: {
        Args: { from_day?: string | null }
        Returns: { month: string; seconds: number }[]
      }
      my_devices: {
        Args: never
        Returns: { id: string | null; user_agent: string | null; signed_in_at: string | null; last_seen_at: string | null; is_this: boolean | null }[]
      }
      my_merge_preview: {
        Args: { goes: string; stays: string }
        Returns: Json
      }
      my_merges: {
        Args: never
        Returns: Json
      }
      note_strava_share: {
        Args: { attempt: string; state: string; way?: string | null; upload_id?: string | null; activity_id?: string | null; reason?: string | null; retry_at?: string | null }
        Returns: undefined
      }
      progress_answers: {
        Args: { today: string; from_day?: string | null }
        Returns: Json
      }
      read_latest_changes: {
        Args: never
        Returns: { table_name: string | null; revision: number | null; seconds_ago: number | null }[]
      }
      read_strava_connection: {
        Args: never
        Returns: Json
      }
      read_strava_share: {
        Args: { workout_log_id: string }
        Returns: Json
      }
      reopen_goal: {
        Args: { goal_id: string; today: string }
        Returns: undefined
      }
      save_exercise_note: {
        Args: { exercise_id: string; note: string; seen: string[] }
        Returns: string
      }
      save_goal: {
        Args: { op_id: string; goal: GoalsDocument; expected_revision?: number | null }
        Returns: Json
      }
      save_profile: {
        Args: { op_id: string; profile: ProfilesDocument; weight_date?: string | null }
        Returns: Json
      }
      save_program: {
        Args: { op_id: string; program: ProgramsDocument; days: object[]; content: object; expected_revision?: number | null }
        Returns: Json
      }
      save_routine: {
        Args: { op_id: string; routine: WorkoutsDocument; exercises: WorkoutExercisesDocument[]; expected_revision?: number | null }
        Returns: Json
      }
      save_weekly_schedule: {
        Args: { op_id: string; schedule: GeneratedWeeklySchedulesDocument }
        Returns: Json
      }
      save_workout_log: {
        Args: { op_id: string; log: WorkoutLogsDocument; sets: SetLogsDocument[]; committed_workout_id?: string | null; expected_revision?: number | null }
        Returns: Json
      }
      second_factor_is_due: {
        Args: never
        Returns: boolean
      }
      settle_goals: {
        Args: { today: string }
        Returns: { goal_id: string; since: string | null; start_value: number | null; current_value: number | null; percentage: number | null; reached_on: string | null; series: Json; start_day: string | null; current_day: string | null }[]
      }
      sign_out_device: {
        Args: { id: string }
        Returns: undefined
      }
      stage_import_part: {
        Args: { import_id: string; part: number; workouts: object[]; weights: object[]; others?: object }
        Returns: Json
      }
      start_program_run: {
        Args: { op_id: string; run: ProgramRunsDocument }
        Returns: Json
      }
      take_strava_renewal: {
        Args: never
        Returns: boolean
      }
      trained_exercises: {
        Args: never
        Returns: Json
      }
      training_memory: {
        Args: { except_log?: string | null }
        Returns: { exercise_id: string; equipment: string | null; load: string | null; body_kg: number | null; last_date: string; last_log_id: string; last_sets: Json; heaviest_kg: number | null; one_rep_max_kg: number | null; most_reps: number | null; reps_at: Json; farthest_km: number | null; longest_minutes: number | null }[]
      }
      training_summary: {
        Args: { today: string }
        Returns: Json
      }
      undo_import: {
        Args: { import_id: string; keep_edited?: boolean | null }
        Returns: Json
      }
      undo_my_merge: {
        Args: { merge_id: string }
        Returns: undefined
      }
      weekday_workouts: {
        Args: { today: string }
        Returns: { weekday: number; workouts: number }[]
      }
      workout_history: {
        Args: { page_size: number; before_date?: string | null; before_created_at?: string | null; before_id?: string | null }
        Returns: Json
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}

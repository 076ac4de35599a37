// The sources that the built-in coach cites.
export const sources = {
  addLoad: "ACSM position stand on progression, 2009 (doi 10.1249/MSS.0b013e3181915670)",
  repsFirst: "Trial comparing adding reps with adding load, 2022 (doi 10.7717/peerj.14142)",
  lighterWeek: "Survey of lighter weeks in practice, 2024 (doi 10.1186/s40798-024-00691-y)",
  weekOff: "Trial of a week without training, 2024 (doi 10.7717/peerj.16777)",
  longRuns: "Study of single longer runs and injuries, 2025 (doi 10.1136/bjsports-2024-109380)",
  effort: "Review of training near failure, 2023 (doi 10.1007/s40279-022-01784-y)",
  weeklySets: "Review of weekly sets per muscle, 2022 (doi 10.2478/hukin-2022-0017)",
  halfSets: "Pelland et al., 67 studies, 2024: a set that works a muscle indirectly counts as half",
  strengthStays: "Review of how strength grows and fades, 2013 (doi 10.1007/s40279-013-0031-3)",
  gains: "Study of strength over years of training, 2022 (doi 10.1080/02701367.2022.2070592)",
  ours: "Repertoire’s own rule, on the cautious side",
} as const

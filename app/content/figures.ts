/**
 * Figures of drawings, calculators or several pages: each once, as a plain number in the unit of its name; a pair is a
 * span. A figure of only one project's page is in that project's file, its year in the project list. register/ (or the
 * project's file) says what each counts, who published it and when; pages import figures from registered.ts, where each
 * has its id. Plain literals only: the editor replaces the number of a figure.
 */

/** The debris of Syria: home, crisis, footer. */
export const debris = {
  totalTonnes: 142_500_000,
  /** UNDP, February 2023, for the earthquake in Türkiye. */
  earthquakeTonnes: [116_000_000, 210_000_000],
  reinforcedConcretePercent: 70,
  damascusDistrictDestroyedPercent: 80,
  easternGhoutaBuildings: 35_000,
  otherDistrictBuildings: 5_489,
  idlibDumps: 30,
  destroyedBuildings: 70_000,
  recyclablePercent: 85,
  deliveredToStatePercent: 12,
  schoolBuildingCubicMetres: 3_800,
} as const;

export const solutions = {
  mobileCrushers: { costEuro: 4_000_000, tonnesPerDay: 500, crusherTonnesPerHour: 400 },
  rebarSeparation: { costEuro: 2_000_000, tonnesPerDay: 100, recoveryPercent: 95 },
  recycledAggregate: { costEuro: 3_000_000, tonnesPerDay: 300, costSavingPercent: 40 },
  logistics: { costEuro: 1_500_000, tripsPerDay: 200, trucks: 20, transportEfficiencyPercent: 35 },
  wasteReductionPercent: 85,
  costSavingsPercent: 65,
  emissionsReductionPercent: 50,
} as const;

/** Sieve openings in millimetres between common grades of aggregate. For drawings; each plant sets its own. */
export const aggregateSieves = {
  fineMillimetres: 4,
  blockMillimetres: 8,
  mediumMillimetres: 16,
  coarseMillimetres: 32,
} as const;

export const environment = {
  soilPercent: 90,
  airPercent: 75,
  waterPercent: 65,
  per: 10_000,
  respiratoryCases: 1_200,
  skinCases: 800,
  eyeCases: 600,
  allergyCases: 950,
  wellsThreatened: 17,
  pollutionSquareKilometres: 5,
  leakDepthMetres: 15,
  furtherWells: 25,
  furtherWellsYears: 3,
  treatmentDollars: 15_000_000,
  recoveryYears: [10, 15],
  /** A neighbourhood for the health calculator's worked example; not a figure of the office. */
  exampleResidents: 25_000,
  /** The maximum of the severity scale (EN-1). */
  severityMaximum: 100,
} as const;

/**
 * Factors of the carbon calculator in kg CO2e; units, sources and years: content/carbon.ts. UK figures, because there
 * are no published Syrian ones.
 */
export const carbonFactors = {
  /** Rigid truck over 17 t, half laden, per tonne-kilometre: tank to wheel, and well to tank. */
  lorryTankToWheel: 0.21116,
  lorryWellToTank: 0.04878,
  /** Per tonne of aggregate. */
  recycledAggregate: 3.21835,
  primaryAggregate: 7.79306,
  /** Per tonne of steel that returns to a furnace. */
  recoveredSteel: 1_500,
  /** The basis of that credit: scrap used per year, and emissions avoided. */
  worldsteelMillionTonnes: { scrap: 650, saved: 975 },
  /** The landfill process itself: the published factors cover transport only. */
  landfillProcess: 0,
} as const;

/** The calculator's defaults, and the ranges for changing them. */
export const carbonAssumptions = {
  recycledPercent: debris.recyclablePercent,
  landfillKilometres: 16,
  plantKilometres: 16,
  steelPercent: 2,
} as const;
/** The calculator's initial amount. */
export const carbonExample = { tonnes: 1_000 } as const;
export const carbonLimits = {
  /** The upper end of the largest estimate on this site. */
  tonnes: 210_000_000,
  decimals: 3,
  recycledPercent: 100,
  kilometres: 1_000,
  steelPercent: 5,
} as const;

/** Loose rubble, tonnes per cubic metre: 1.7 and 2.0 million t in 1.3 million m³, the Damascus estimate of 2025. */
export const rubble = { looseTonnesPerCubicMetre: [1.31, 1.54] } as const;

export const partners = { active: 4, jointProjects: 15, countries: 3, researchers: 25 } as const;

export const about = {
  projects: 50,
  years: 15,
  clients: 100,
  specialists: 25,
  certificatesYear: 2017,
} as const;
/** AB-1: the years of the office's time line. */
export const milestones = [2008, 2015, 2020, 2023] as const;

export const portfolio = { completed: 25, ongoing: 12, teamMembers: 150, years: 10 } as const;

/** /projects/recycling, Damascus. */
export const damascus = {
  plantTonnesPerHour: 100,
  tonnesPerYear: 15_000,
  workers: 80,
  /** The year of the estimate of rubble, buildings and volume. */
  estimateYear: 2025,
  rubbleTonnes: [1_700_000, 2_000_000],
  rubbleCubicMetres: 1_300_000,
} as const;

export const sportsHall = {
  costEuro: 19_300_000,
  spectators: 800,
  squareMetres: 2_500,
} as const;

export const dairy = {
  costEuro: 5_800_000,
  squareMetres: 4_200,
  floors: 4,
  referenceEnergyPercent: 40,
} as const;

export const facade = {
  lengthMetres: 350,
  heightMetres: 65,
} as const;

/** /projects/water-treatment-al-hola. */
export const alHoula = {
  cubicMetresPerDay: 15_000,
  pumps: 6,
} as const;

export const adsorption = {
  months: 24,
  samples: 500,
} as const;

export const alRaqama = {
  cubicMetresPerDay: 15_000,
  pumps: 6,
  horsepowerEach: 250,
  headMetres: 45,
  pipeKilometres: 3.2,
  pipeMillimetres: [800, 1_200],
} as const;

export const community = {
  participants: { sorting: 1_250, documenting: 850, teaching: 500 },
  downloads: { sortingRubble: 2_800, asbestosAndOrdnance: 1_900, documentingHouse: 1_500 },
  volunteers: 2_600,
  initiatives: 150,
  rubbleTonnes: 5_200,
} as const;

/** Percent still to clear for each severity; medium below. The specification names the levels but no rule. */
export const severity = { veryHighPercent: 85, highPercent: 70 } as const;

/** The six areas of the debris map. Population and area: see the sources in content/areas.ts. */
export const areas = {
  aleppo: {
    population: 5_927_000,
    squareKilometres: 18_482,
    debrisTonnes: 14_900_000,
    recyclablePercent: 85,
    clearedPercent: 15,
  },
  damascus: {
    population: 1_780_000,
    squareKilometres: 106,
    debrisTonnes: null,
    recyclablePercent: 92,
    clearedPercent: 8,
  },
  ghouta: { population: 393_000, squareKilometres: 62.5, debrisTonnes: null, recyclablePercent: 88, clearedPercent: 5 },
  homs: {
    population: 2_147_000,
    squareKilometres: 42_223,
    debrisTonnes: 5_300_000,
    recyclablePercent: 78,
    clearedPercent: 20,
  },
  idlib: {
    population: 2_072_000,
    squareKilometres: 6_097,
    debrisTonnes: null,
    recyclablePercent: 65,
    clearedPercent: 35,
  },
  daraa: {
    population: 1_126_000,
    squareKilometres: 3_730,
    debrisTonnes: null,
    recyclablePercent: 72,
    clearedPercent: 25,
  },
} as const;

/** HO-5: running times of the office's own films, in seconds: 12:34, 8:45 and 15:20. */
export const films = { crushingLineSeconds: 754, haulingSeconds: 525, waterSeconds: 920 } as const;

/** The previews, rendered from the office's drawings. */
export const previews = { seconds: 12, width: 960, height: 540 } as const;
/** The day they were published. */
export const previewsSince = '2026-11-21';

/**
 * Law No. 3 of 2018: days to claim rights to a property whose rubble is cleared, and days for the report on damaged
 * buildings.
 */
export const law = { claimDays: 30, reportDays: 120 } as const;

/** Retention periods: the server's settings, stated on /privacy. */
export const privacy = {
  languageCookieYears: 1,
  sentMessageDays: 30,
  retryDays: 3,
  quarantineDays: 90,
  /** deploy/ sets it: the journal's retention, or the container's log driver. */
  logDays: 14,
} as const;

/** Figures of others that only the register shows, for comparison; publishers and dates: register/published.ts. */
export const published = {
  aleppoHaulTruckKilometres: 26_000_000,
  aleppoHaulYears: 6,
  firstPhaseConcreteTonnes: 6_900_000,
  idlibClearedCubicMetres: 419_000,
  /** Published in OCHA's fund report; the id predates it and stays, because it is cited. */
  undpClearedCubicMetres: 71_400,
  doumaClearedCubicMetres: 46_500,
  darayyaClearedCubicMetres: 39_000,
  ruralDamascusRecycledCubicMetres: 30_000,
  civilDefenceClearedCubicMetres: 550_000,
  gazaRubbleTonnes: 137_397,
  gazaRecycledTonnes: 90_000,
} as const;

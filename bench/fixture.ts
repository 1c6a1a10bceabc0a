/** The overview: five days before the programme and its 42 days, of which the last is today. */
export const OVERVIEW_DAYS = 47;
export const NOTE = 'Verjaardag van mijn zus. Ik dronk twee glazen en ging om tien uur naar huis, lopend.';
export const PASSWORD = 'a password of the benchmark 1!';

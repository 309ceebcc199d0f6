/** The spelling alphabet of pilots. Each word stands for its first letter. */
export const pilotWords: readonly string[] =
  'alpha alfa bravo charlie delta echo foxtrot golf hotel india juliett juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu'.split(
    ' ',
  );

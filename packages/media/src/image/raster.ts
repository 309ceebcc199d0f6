/** Pixels without transparency: rows from the top, three bytes (red, green, blue) a pixel. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

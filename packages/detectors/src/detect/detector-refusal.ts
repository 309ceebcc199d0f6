/** Why a detector cannot serve settings: a value that does not fit, or a name that nothing has. */
export type DetectorRefusal =
  | {
      readonly kind: 'invalid';
      readonly message: string;
      /** Names the kind of mistake in a 422. */
      readonly type: string;
      /** Where the value stands in the request. */
      readonly loc: readonly (string | number)[];
      readonly input: unknown;
    }
  | { readonly kind: 'unknown_name'; readonly message: string; readonly of: string; readonly name: string };

/** Whether a text is code or asks for code. */
export function isCode(text: string): boolean {
  return /[{};]\s*\n|\bdef \w+\(|#include|SELECT .{1,80} FROM|\b(?:function|script|program|code|sql|query|c\+\+|python|javascript|bash|regex)\b/i.test(
    text.slice(0, 2_000),
  );
}

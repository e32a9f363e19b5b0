declare module "es-check" {
  type Result = { success: boolean; errors: { file: string; err: Error }[] };
  export function runChecks(configs: Record<string, string | string[] | boolean | undefined>[]): Result;
}

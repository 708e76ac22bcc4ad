/** Makes the imports that features declare known to what takes files: their kinds, and their own refusals. */
import type { DeclaredError } from "#workers/kernel/define-endpoint";
import { type Import, namespaceOf } from "#workers/kernel/define-import";
import { applyUpload } from "../endpoints/apply-upload";
import { correctRows } from "../endpoints/correct-rows";
import { uploadFile } from "../endpoints/upload-file";
import { rememberImports } from "../store/known-imports";

/** Called once, by the registry. */
export function knowImports(imports: readonly Import[]): void {
	rememberImports(imports);
	for (const { errors } of [uploadFile, applyUpload, correctRows]) Object.assign(errors, ...imports.map(refusalsOf));
}

/** What an account may lack for an import, in the words of its feature. */
function refusalsOf(declared: Import): Record<string, DeclaredError> {
	const codes = Object.keys(declared.needs ?? {});
	return Object.fromEntries(codes.map((code) => [code, { told_by: namespaceOf(declared) }]));
}

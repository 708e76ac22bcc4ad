/** The imports that features declare, by their kind: told by the registry, asked for by whatever takes, reads and applies a file. */
import type { Import, ImportKind } from "#workers/kernel/define-import";
import { Refusal, refuse } from "#workers/kernel/errors";
import type { Account, User } from "#workers/kernel/identity";
import { importKinds } from "#workers/kernel/import-kinds.generated";
import type { ErrorCode } from "#workers/kernel/names";
import { uploaders } from "../rules/uploaders";

let known: readonly Import[] = [];

/** Makes imports known, once, when the Worker starts. Throws unless there is one for each kind, for people who may upload. */
export function rememberImports(imports: readonly Import[]): void {
	const kinds = imports.map(({ kind }) => kind).sort();
	if (kinds.join() !== [...importKinds].sort().join()) throw new Error(`imports are not declared once each: ${kinds}`);
	const strangers = imports.flatMap(({ roles }) => roles).filter((role) => !uploaders.some((one) => one === role));
	if (strangers.length > 0) throw new Error(`uploads are closed to ${strangers}`);
	known = [...imports].sort((one, other) => one.place - other.place);
}

/** The import of a kind. */
export function findImport(kind: ImportKind): Import {
	return known.find((declared) => declared.kind === kind)!;
}

/** All imports that a person may upload, in their order. */
export function importsFor({ role }: User): Import[] {
	return known.filter(({ roles }) => roles.includes(role));
}

/** True for an upload of a kind that a person may still upload: what it holds may be of more than they see now. */
export function mayImport(user: User, kind: string): boolean {
	return importsFor(user).some((declared) => declared.kind === kind);
}

/** All imports that a person may upload, the one of this kind first; none unless it is among them. */
export function importsFrom(user: User, kind: ImportKind): readonly [Import, ...Import[]] {
	const offered = importsFor(user);
	const first = offered.find((declared) => declared.kind === kind);
	if (!first) throw new Refusal("forbidden", 403);
	return [first, ...offered.filter((declared) => declared !== first)];
}

/** Throws the import's own refusal for an account that lacks what it needs. */
export function refuseUnprepared({ needs }: Import, account: Account): void {
	for (const [code, isMet] of Object.entries(needs ?? {})) if (!isMet(account)) throw refuse(code as ErrorCode);
}

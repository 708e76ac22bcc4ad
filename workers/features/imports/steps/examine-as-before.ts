/** Examines a file by the mapping that somebody confirmed for the same headers before, where no other one is given. */
import type { MemberScope } from "#workers/kernel/scope";
import { headersKey } from "../rules/headers-key";
import { type Mapping, unknownColumns } from "../rules/match-columns";
import { findMapping } from "../store/mappings";
import { type Examined, examineUpload, type Wishes } from "./examine-upload";

/** A file with the mapping by which it was examined; `is_kept` for one of before. */
export type ExaminedAsBefore = Pick<Wishes, "mapping" | "dates"> & { examined: Examined; is_kept: boolean };

/** What the file is; a mapping that is given comes before the one that is kept. */
export async function examineAsBefore(scope: MemberScope, text: Blob, wishes: Wishes): Promise<ExaminedAsBefore> {
	const { mapping, dates } = wishes;
	const examined = await examineUpload(text, wishes, scope);
	if (mapping) return { examined, mapping, dates, is_kept: false };
	const { declared, head } = examined;
	const key = await headersKey(head.headers);
	const [kept] = await scope.read(findMapping(scope.account.id, declared.kind, key));
	if (!kept) return { examined, dates, is_kept: false };
	const stored = Object.entries(JSON.parse(kept.mapping) as Mapping);
	const known = Object.fromEntries(
		stored.filter((entry) => unknownColumns(declared, Object.fromEntries([entry])).length === 0),
	);
	return {
		examined: await examineUpload(text, { ...wishes, mapping: known }, scope),
		mapping: known,
		dates,
		is_kept: true,
	};
}

/** The import of Medallia items: what customers said comes as the file that the survey tool exports (README of medallia). */
import { findPeopleNamed } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { defineImport } from "#workers/kernel/define-import";
import { isOn } from "#workers/kernel/identity";
import { oneByOne } from "#workers/kernel/import-rows";
import { areNew, insertItems, listKnownSources } from "../store/items";
import {
	type ItemChange,
	type ItemFacts,
	type ItemFileRow,
	itemColumns,
	keysOfItem,
	planItem,
	readItemRow,
} from "./rules/item-rows";

export const itemsImport = defineImport<ItemFileRow, ItemFacts, ItemChange>({
	kind: "medallia",
	place: 7,
	words: "medallia:import",
	roles: ["account_owner"],
	needs: { medallia_off: (account) => isOn(account, "medallia_enabled") },
	columns: itemColumns,
	reader: (_account, { places }) => oneByOne((cells) => readItemRow(cells, places)),
	keysOf: keysOfItem,
	repeated: "repeated_row",
	load: async ({ account, read }, rows) => {
		const sources = rows.map(({ source_id }) => source_id);
		const [people, known] = await Promise.all([
			read(
				findPeopleNamed(
					account.id,
					rows.map(({ said }) => said),
				),
			),
			read(listKnownSources(account.id, sources)),
		]);
		return { people, known: new Set(known.map(({ source_id }) => source_id)) };
	},
	plan: planItem,
	apply: async ({ account, clock, newId }, planned) => {
		const items = planned.map(({ change }) => ({ id: newId(), ...change }));
		const sources = items.map(({ source_id }) => source_id);
		return {
			statements:
				items.length === 0
					? []
					: [
							assertThat("internal_rows_changed", areNew(account.id, sources)),
							insertItems(account.id, items, clock.now()),
						],
			refused: [],
			pending_count: 0,
		};
	},
});

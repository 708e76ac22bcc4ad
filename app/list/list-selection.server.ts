/** What is selected of a list, as its screen draws it, and the form that changes it where scripts are off. */
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { ListFace } from "#workers/kernel/list-face";
import type { EndpointOutput } from "#workers/registry";
import type { FormHandlings } from "~/form/form-actions.server";
import type { SelectionFrame } from "./list-page";
import { readShown } from "./list-personal.server";
import { type ListQuery, listAddress, listFields, readListQuery } from "./list-query";

const update = "bulk-actions/update-selection";

/** What the answer of a list tells of it. */
export type SelectablePage = {
	table_rows: Record<string, unknown>[];
	table_hash?: string;
	selection_data?: EndpointOutput<typeof update>["selectionData"];
	bulk_actions?: { key: string; label: string; is_destructive: 0 | 1 }[];
};

/** The selection of whoever reads the page; null of a list that has none, and where there is nothing to do with it. */
export async function selectionOf(
	face: ListFace,
	{ table_rows, table_hash, selection_data, bulk_actions = [] }: SelectablePage,
	filters: ListQuery["values"],
	context: AppLoadContext,
): Promise<SelectionFrame | null> {
	if (!table_hash || !selection_data || bulk_actions.length === 0) return null;
	const lead = face.columns.find(({ role }) => role === "lead")?.id ?? "id";
	const { selected_ids, unselected_ids, count } = selection_data;
	const boxOf = (row: Record<string, unknown>) => {
		const id = Number(row.id);
		const isSelected = row.checkbox_status === "selected";
		return {
			...{ id, isSelected, label: String(row[lead]) },
			isInSet: isSelected ? !selected_ids.includes(id) : unselected_ids.includes(id),
			reason: row.hide_checkbox === 1 ? String(row.hide_checkbox_reason) : null,
		};
	};
	const form = await context.form(update, {});
	return { form, table_hash, count, filters, actions: bulk_actions, boxes: table_rows.map(boxOf) };
}

/** The form of a list's boxes: keeps what is ticked on the page, then leads to an action's page, or back to the list. */
export function selectionForm(face: ListFace & { address: string }): FormHandlings {
	return {
		[update]: {
			input: ({ form, request }) => {
				const ticked = new Set(form.numbers("selected_ids"));
				const { values } = readListQuery(face, new URL(request.url).searchParams);
				return { unselected_ids: form.numbers("shown_ids").filter((id) => !ticked.has(id)), filters: values };
			},
			done: (_answer, { form, request }) => {
				const next = form.text("next");
				if (/^[a-z-]{1,40}$/.test(next)) return redirect(`${face.address}/bulk/${next}`);
				const search = new URL(request.url).searchParams;
				const query = readListQuery(face, search);
				const fields = { ...readShown(face, search, true).fields, ...listFields(face, query) };
				return redirect(listAddress(face.address, fields, query.page, query.anchor));
			},
		},
	};
}

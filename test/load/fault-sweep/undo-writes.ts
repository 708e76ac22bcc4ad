/** The undoing of uploads for the sweep: of people with points, of groups, budgets and deposits, each after its import went well. */
import { createTenant } from "#test/kit/tenant";
import type { ImportKind } from "#workers/kernel/define-import";
import { endpoints } from "#workers/registry";
import { deliver } from "./deliver";
import { budgetsFile, groupsFile, membersFile, namingOwner, pointsFile } from "./import-files";
import { call, type MainWrite } from "./swept-call";

/** One for each kind of file that can be undone. */
export const undoWrites: readonly MainWrite[] = [
	undoing("members", membersFile),
	undoing("groups", groupsFile),
	undoing("budgets", budgetsFile),
	undoing("points", pointsFile),
];

function undoing(kind: ImportKind, content: string): MainWrite {
	return call(
		"imports/undo-upload",
		async (quiet) => {
			const tenant = await createTenant({ available: 250 });
			const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
			olga.client.environment = quiet as never;
			const file = new File([namingOwner(content, olga.email)], `${kind}.csv`, { type: "text/csv" });
			const taken = await olga.client.upload(endpoints["imports/upload-file"].path, { kind }, file);
			await deliver(tenant, quiet, { job: "imports/run-import" });
			const upload_id = Number((taken.body as { request_id?: number }).request_id);
			return { tenant, members: [olga], client: olga.client, input: { upload_id } };
		},
		{ detail: kind },
	);
}

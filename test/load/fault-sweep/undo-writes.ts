/** What is done with uploads that are over, for the sweep: undoing those of each kind, and sending refused rows again. */
import { createTenant } from "#test/kit/tenant";
import type { ImportKind } from "#workers/kernel/define-import";
import type { Environment } from "#workers/kernel/environment";
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
	call("imports/correct-rows", async (quiet) => {
		const { upload_id, ...world } = await uploaded(quiet, "members", membersFile);
		const rows = [{ line: 4, cells: { email: "nobody@sweep.example", last_name: "Noon" } }];
		return { ...world, input: { upload_id, rows } };
	}),
];

function undoing(kind: ImportKind, content: string): MainWrite {
	return call(
		"imports/undo-upload",
		async (quiet) => {
			const { upload_id, ...world } = await uploaded(quiet, kind, content);
			return { ...world, input: { upload_id } };
		},
		{ detail: kind },
	);
}

/** A company whose owner uploaded a file that was applied. */
async function uploaded(quiet: Environment, kind: ImportKind, content: string) {
	const tenant = await createTenant({ available: 250 });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	olga.client.environment = quiet as never;
	const file = new File([namingOwner(content, olga.email)], `${kind}.csv`, { type: "text/csv" });
	const taken = await olga.client.upload(endpoints["imports/upload-file"].path, { kind }, file);
	await deliver(tenant, quiet, { job: "imports/run-import" });
	const upload_id = Number((taken.body as { request_id?: number }).request_id);
	return { tenant, members: [olga], client: olga.client, upload_id };
}

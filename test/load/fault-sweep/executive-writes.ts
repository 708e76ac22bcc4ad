/** The call that the sweep breaks around the executive summary: which programs it counts. */
import { addExecutivePrograms, executiveFlags } from "#test/factories/executive-summary";
import { addRecognition } from "#test/factories/recognition";
import { createTenant } from "#test/kit/tenant";
import { call, type MainWrite } from "./swept-call";

/** The call of owners; what was given of a program is counted again. */
export const executiveWrites: readonly MainWrite[] = [
	call("executive-summary/save-executive-programs", async () => {
		const tenant = await createTenant({ flags: executiveFlags });
		const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
		const priya = await tenant.addMember({ first_name: "Priya" });
		const { spotlight, tree } = await addExecutivePrograms(tenant, olga);
		await addRecognition(tenant, { giver: olga, recipients: [priya], program: spotlight });
		const input = { spotlight_program_id: tree.id, gratitude_tree_program_id: null };
		return { tenant, members: [olga, priya], client: olga.client, input };
	}),
];

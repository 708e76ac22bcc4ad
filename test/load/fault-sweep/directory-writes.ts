/** The calls that the sweep breaks around the directory: what one shows, and what it shows of everybody. */
import { createTenant } from "#test/kit/tenant";
import { call, type MainWrite } from "./swept-call";

const makeOwner = async () => {
	const tenant = await createTenant({ flags: { company_directory_enabled: 1 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	return { tenant, members: [olga], client: olga.client };
};

/** One's own choice, and the owner's. */
export const directoryWrites: readonly MainWrite[] = [
	call("directory/save-directory-choices", async () => ({
		...(await makeOwner()),
		input: { shown: ["email" as const] },
	})),
	call("directory/save-directory-fields", async () => ({
		...(await makeOwner()),
		input: { fields: ["email" as const] },
	})),
];

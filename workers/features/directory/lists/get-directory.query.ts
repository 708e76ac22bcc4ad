/** Everybody who is here, by name; invariant: a field that the account did not pick, or a private one that its person does not show, is told to nobody. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textHolds } from "#workers/kernel/text-holds";
import { type DirectoryField, fieldsOf, type PrivateField } from "../rules/fields";
import { directoryFace } from "./get-directory";

const words = z.string().nullable();

/** Fields that are not picked, not shown or empty are null. */
const row = rowOf(directoryFace, {
	...{ title: words, manager: words, country: words, hire_date: words },
	...{ email: words, phone: words, city: words },
});

type Found = { id: number; name: string; image_url: string | null } & Record<DirectoryField, string | null>;

/** True in SQL where the person shows a private field. */
const shows = (field: PrivateField) => sql`instr(c.shown, ${`"${field}"`}) > 0`;

export const getDirectory = defineList(directoryFace, {
	path: "/api/company_directory/api_get_directory",
	summary: "Colleagues by name, with the fields that the account picked and that each person shows.",
	access: "signed_in",
	flags: ["company_directory_enabled"],
	row,
	version_of: "members_under_account",
	seen_by: () => [],
	// The manager, the home, and what the person shows.
	joins: 3,
	sorts: { name: { key: sql`u.last_name`, id: sql`u.id` } },
	query: ({ account }, { search }) => ({
		select: sql`u.id, ${personName("u")} as name, u.image_url, u.title, ${personName("m")} as manager, u.country, u.hire_date,
			iif(${shows("email")}, u.email, null) as email, iif(${shows("phone")}, u.phone, null) as phone,
			iif(${shows("city")}, p.city, null) as city`,
		from: sql`users u`,
		joins: sql`left join users m on m.account_id = u.account_id and m.id = u.manager_id
			left join member_profiles p on p.account_id = u.account_id and p.user_id = u.id
			left join directory_choices c on c.account_id = u.account_id and c.user_id = u.id`,
		where: [sql`u.account_id = ${account.id}`, sql`u.status <> 'erased'`],
		found: [sql`u.status = 'active'`, ...(search ? [textHolds(personName("u"), search)] : [])],
	}),
	present: ({ account }, found) => {
		const { id, name, image_url, ...fields } = found as Found;
		const picked = new Set(fieldsOf(account));
		const told = Object.fromEntries(
			Object.entries(fields).map(([field, value]) => [
				field,
				picked.has(field as DirectoryField) && value ? value : null,
			]),
		) as Record<DirectoryField, string | null>;
		return { id, name, image_url, ...told };
	},
});

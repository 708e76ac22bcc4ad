/** What the directory can show of a person: fields that the account picks, of which the private ones need the person's own yes. @browser-safe @pure */

/** Fields that stand in it wherever the account picked them. */
const openFields = ["title", "manager", "country", "hire_date"] as const;

/** Fields that are a person's own business: they stand in it where the person shows them, too. */
export const privateFields = ["email", "phone", "city"] as const;

/** All of them, in their order. */
export const directoryFields = [...openFields, ...privateFields] as const;

/** One of them. */
export type DirectoryField = (typeof directoryFields)[number];

/** A private one. */
export type PrivateField = (typeof privateFields)[number];

/** What the directory shows where no owner has picked yet. */
const usualFields: readonly DirectoryField[] = ["title", "manager"];

/** The fields that an account picked. */
export function fieldsOf({ settings }: { settings: Record<string, unknown> }): DirectoryField[] {
	const { directory_fields } = settings;
	const picked: readonly unknown[] = Array.isArray(directory_fields) ? directory_fields : usualFields;
	return directoryFields.filter((field) => picked.includes(field));
}

/** Whether the organization tree is there: where the account shows managers. */
export const showsOrganization = (account: { settings: Record<string, unknown> }) =>
	fieldsOf(account).includes("manager");

/** Whether titles stand beside names. */
export const showsTitles = (account: { settings: Record<string, unknown> }) => fieldsOf(account).includes("title");

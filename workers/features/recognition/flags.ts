/** The switches that belong to the recognition feature, of accounts and of people. @pure */

/** Switches of an account. */
export const accountFlags = [
	"give_recognition_enabled",
	"employee_commitments_enabled",
	"hide_recognition_certificates",
] as const;

/** Switches of a person. */
export const userFlags = ["give_recognition_disabled"] as const;

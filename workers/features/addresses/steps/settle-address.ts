/** Checks the fields of an address together, with the person's own country where none is given. */
import { invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { type AddressFields, addressProblems, writtenPostalCode } from "../rules/address";

/** An address whose country is settled. */
export type SettledAddress = AddressFields & { country: string };

/** Throws a validation refusal, its fields named after `prefix`, for what does not fit the country. */
export function settleAddress(scope: MemberScope, fields: AddressFields, prefix = ""): SettledAddress {
	const country = fields.country ?? scope.user.country;
	const problems = Object.entries(addressProblems(fields, fields.country));
	if (problems.length > 0)
		throw invalid(Object.fromEntries(problems.map(([field, key]) => [prefix + field, [scope.translate(key)]])));
	return { ...fields, country, postal_code: writtenPostalCode(fields.postal_code, country) };
}

/** What of a person's record is wrong or taken, field by field, before it is written; the database has the last word on what is taken. */
import { shortCodeOf } from "#workers/features/addresses";
import { additionalFieldsOf, findTaken, type ProfileFields, type RecordFields } from "#workers/features/members";
import { type FieldErrors, invalid, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { RecordInput } from "../rules/record-input";

/** The record as it is written. Throws a refusal that names each field. */
export async function checkRecord(
	scope: MemberScope,
	said: RecordInput,
	of: { user_id: number; needsEmail: boolean; phone_before: string },
): Promise<{ fields: RecordFields; profile: ProfileFields }> {
	const { account, translate, read } = scope;
	const errors: FieldErrors = {};
	if (of.needsEmail && said.email === "") errors.email = [translate("member-detail:validation.emailNeeded")];
	if (!shortCodeOf(said.country)) errors.country = [translate("answers:validation.invalid")];
	if (!account.languages.includes(said.language_code)) errors.language_code = [translate("answers:validation.invalid")];
	if (Object.keys(errors).length > 0) throw invalid(errors);
	const [taken] = await read(findTaken(account.id, of.user_id, said));
	const say = (code: "email_taken" | "participant_id_taken") => [translate(`member-detail:errors.${code}`)];
	if (taken?.email) throw refuse("email_taken", {}, { email: say("email_taken") });
	if (taken?.participant_id) throw refuse("participant_id_taken", {}, { participant_id: say("participant_id_taken") });
	if (taken?.phone && said.phone !== of.phone_before)
		throw refuse("duplicate_phone", {}, { phone: [translate("profile:errors.duplicate_phone")] });
	return { fields: fieldsOf(said), profile: profileOf(scope, said) };
}

function fieldsOf({ hire_date, ...said }: RecordInput): RecordFields {
	const { first_name, last_name, email, participant_id, title, phone, country, language_code } = said;
	const { is_eligible_to_receive_points } = said;
	return {
		...{ first_name, last_name, email, participant_id, title, phone, country, language_code },
		is_eligible_to_receive_points,
		hire_date: hire_date || null,
	};
}

/** Only fields that the account has are kept. */
function profileOf({ account }: MemberScope, said: RecordInput): ProfileFields {
	const known = additionalFieldsOf(account).filter(({ key }) => Object.hasOwn(said.additional_fields, key));
	return {
		dob: said.dob || null,
		address_1: said.address1,
		address_2: said.address2,
		...{ city: said.city, state: said.state, zip: said.zip },
		additional_fields: JSON.stringify(
			Object.fromEntries(known.map(({ key }) => [key, said.additional_fields[key] ?? ""])),
		),
	};
}

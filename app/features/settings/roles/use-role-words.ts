/** What a role is called, and what it may do, in the reader's words. */
import type { Role } from "#workers/kernel/identity";
import { useTranslation } from "~/ui/texts";

/** Roles that may do something of their own; the others may do what members may. */
const described = ["account_owner", "budget_owner", "member", "moderator", "distributor"] as const;

/** The words of roles. */
export function useRoleWords() {
	const { t } = useTranslation("settings");
	const find = (role: Role) => described.find((one) => one === role);
	return {
		hasOwn: (role: Role) => find(role) !== undefined,
		nameOf: (role: Role) => t(`roles.names.${role}`),
		mayOf: (role: Role) => t(`roles.may.${find(role) ?? "asMember"}`),
	};
}

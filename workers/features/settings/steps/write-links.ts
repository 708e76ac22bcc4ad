/** What writes a list of the account's own links, with what the audit says of it; nothing that another owner wrote meanwhile is lost. */
import { isUnchanged, updateFooterLinks, updateSettings } from "#workers/features/account";
import { assertThat } from "#workers/kernel/assertions";
import { changesOf } from "#workers/kernel/changes";
import type { Account } from "#workers/kernel/identity";
import { type LinkList, linksOf, type OwnLink } from "../rules/links";

/** The statements and the audit line of a list that is written anew. */
export function writeLinks(account: Account, list: LinkList, links: readonly OwnLink[]) {
	const name = list === "menu" ? "menu_links" : "footer_links";
	const stored = links.map(({ to, ...link }) => (list === "menu" ? { ...link, to } : { ...link, url: addressOf(to) }));
	const write =
		list === "menu" ? updateSettings(account.id, { menu_links: stored }) : updateFooterLinks(account.id, stored);
	return {
		statements: [assertThat("settings_changed", isUnchanged(account)), write],
		audit: {
			subject_kind: "account" as const,
			subject_id: account.id,
			details: changesOf({ [name]: linksOf(account, list) }, { [name]: links }),
		},
	};
}

/** Clients read the foot's addresses from the root of the host. */
function addressOf(to: string): string {
	return to.startsWith("/") ? `/webapp${to}` : to;
}

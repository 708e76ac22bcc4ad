/** On which screens the texts of a part of the product stand, so that an owner sees one in its place. @pure */
import { type Account, isOn } from "#workers/kernel/identity";

/** Screens by the namespace of the texts that they show, the likeliest first. */
const screens: Record<string, readonly string[]> = {
	activity: ["/"],
	addresses: ["/profile"],
	audit: ["/audit_log"],
	cart: ["/store/checkout"],
	catalog: ["/store"],
	checkout: ["/store/checkout"],
	common: ["/"],
	faqs: ["/faqs"],
	graphs: ["/"],
	home: ["/"],
	imports: ["/uploads"],
	invitations: ["/invitations"],
	lists: ["/recognitions"],
	"member-import": ["/uploads"],
	notifications: ["/notifications/settings", "/notifications"],
	orders: ["/store/orders", "/recognitions/orders_management"],
	points: ["/points"],
	profile: ["/profile"],
	programs: ["/"],
	recognition: ["/recognitions/give", "/recognitions", "/"],
	reports: ["/reports"],
	search: ["/search"],
	session: ["/login/sudo", "/profile"],
	settings: ["/settings", "/settings/words", "/settings/features", "/settings/frame", "/settings/help"],
	shell: ["/"],
	translations: ["/texts"],
};

/** Texts that stand on no screen: what is said when something is refused, and in emails. */
const besidesScreens = /^(errors|outcomes|notifications|validation)\./;

/** Addresses without /webapp at which the text may stand for an owner of this account. */
export function placesOf(account: Pick<Account, "flags">, namespace: string, path: string): string[] {
	if (besidesScreens.test(path)) return [];
	const isStore = ["catalog", "cart", "checkout"].includes(namespace);
	if (isStore && !isOn(account, "redemptions_enabled")) return [];
	return [...(Object.hasOwn(screens, namespace) ? screens[namespace]! : [])];
}

/** The menus as they usually are, said once: a feature that adds an entry adds its line here, and to the owners' list. */

/** What everybody has in the menu of an account with the usual switches, in its order. */
export const usualMenu = [
	{ key: "home", label: "Home", href: "/webapp" },
	{ key: "store", label: "Store", href: "/webapp/store" },
	{ key: "recognitions", label: "Recognitions", href: "/webapp/recognitions" },
	{ key: "galaxy", label: "Galaxy", href: "/webapp/galaxy" },
	{ key: "announcements", label: "Announcements", href: "/webapp/announcements" },
	{ key: "points", label: "My points", href: "/webapp/points" },
	{ key: "programs", label: "Programs", href: "/webapp/programs" },
	{ key: "orders", label: "My orders", href: "/webapp/store/orders" },
	{ key: "my_wishlists", label: "Wish lists", href: "/webapp/wish_lists" },
] as const;

type Key = (typeof usualMenu)[number]["key"];

/** The usual menu with these entries first, and without some. */
export function menuWith({ first = [], without = [] }: { first?: readonly Key[]; without?: readonly Key[] } = {}) {
	const ahead = first.map((key) => usualMenu.find((entry) => entry.key === key)!);
	return [...ahead, ...usualMenu.filter(({ key }) => !first.includes(key))].filter(({ key }) => !without.includes(key));
}

/** The same, as people read it. */
export const labelsWith = (about?: Parameters<typeof menuWith>[0]): string[] =>
	menuWith(about).map(({ label }) => label);

/** What account owners have in the navigation at the left of an account with the usual switches and order. */
export const usualSide = [
	...["Overview", "Members", "Budgets", "Programs", "Groups"],
	...["Recognitions", "Galaxy", "Announcements", "Anniversaries", "My points"],
	...["Store", "My orders", "Wish lists", "Manage the store"],
	"Reports",
	...["Sign in as a member", "Uploads", "Settings", "Audit log"],
];

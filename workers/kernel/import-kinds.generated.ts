/** What can be imported. Written by `npm run wire`; change what it lists instead. @browser-safe */
export const importKinds = ["budgets", "catalogue", "groups", "medallia", "members", "tracking", "points", "sales"] as const;

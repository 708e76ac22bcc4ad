/** The bulk actions that features declare, by their list: told by the registry, asked for by whatever shows and carries them out. */
import type { BulkAction } from "./define-bulk-action";
import type { List } from "./list-declaration";

let known: readonly BulkAction[] = [];
let selectable: ReadonlyMap<string, List> = new Map();

/** Makes bulk actions and the lists of their rows known, once, when the Worker starts. Throws for a list whose rows cannot be selected. */
export function loadBulkActions(actions: readonly BulkAction[], lists: readonly List[]): void {
	selectable = new Map(lists.flatMap((list) => (list.selection ? [[list.name, list]] : [])));
	const lost = actions.filter(({ list }) => !selectable.has(list)).map(({ name }) => name);
	if (lost.length > 0) throw new Error(`of no list that can be selected from: ${lost}`);
	known = [...actions].sort((one, other) => one.place - other.place);
}

/** Those of a list, in their order. */
export function actionsOfList(list: string): BulkAction[] {
	return known.filter((action) => action.list === list);
}

/** The one of this name; undefined where there is none any more. */
export function findBulkAction(name: string): BulkAction | undefined {
	return known.find((action) => action.name === name);
}

/** All lists whose rows can be selected. */
export function selectableLists(): List[] {
	return [...selectable.values()];
}

/** The one of this name. */
export function findSelectableList(name: string): List | undefined {
	return selectable.get(name);
}

/** The brands of what the store offers, by the words that begin their names. */
import { wordsFit } from "#workers/features/search";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { listBrands, listFirstOfBrands } from "../store/details";

const maxBrands = 500;

/** So many of them at most, each with the id of one of its items; none for who has no store. */
export async function findStoreBrands({ account, user, read }: MemberScope, typed: string, max: number) {
	if (!isOn(account, "redemptions_enabled") || user.switches.disable_shop === 1) return [];
	const brands = await read(listBrands(account.id, maxBrands));
	const found = brands.map(({ name }) => name).filter((name) => wordsFit(typed, [name]));
	return found.length === 0 ? [] : await read(listFirstOfBrands(account.id, found.slice(0, max)));
}

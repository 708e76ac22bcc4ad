/** From which amount on a second account owner has to confirm what one of them gives (setting `second_confirmation_above`). @pure */
import { z } from "zod";
import { dayMs } from "#workers/kernel/clock";
import type { Account } from "#workers/kernel/identity";

/** So long points are held for somebody to confirm them; then they return to what is available. */
export const confirmationMs = 7 * dayMs;

/** Whether so many points at once are more than one owner gives alone; an account without the setting asks nobody. */
export function needsSecondOwner({ settings }: Pick<Account, "settings">, points: number): boolean {
	const above = z.int().min(1).safeParse(settings.second_confirmation_above);
	return above.success && points > above.data;
}

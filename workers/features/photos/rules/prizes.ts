/** What the first three places of a contest win, in words. @browser-safe @pure */

/** The longest words for a prize. */
export const maxPrizeLength = 120;

/** The prizes of a contest by their fields; empty where a place wins nothing. */
export type ContestPrizes = { first_prize: string; second_prize: string; third_prize: string };

/** The prize of a place, from 1; empty where it wins nothing. */
export function prizeOf({ first_prize, second_prize, third_prize }: ContestPrizes, place: number): string {
	return [first_prize, second_prize, third_prize][place - 1] ?? "";
}

/** The places that win something, in their order. */
export function prizesOf(contest: ContestPrizes): { place: 1 | 2 | 3; prize: string }[] {
	return ([1, 2, 3] as const).flatMap((place) => {
		const prize = prizeOf(contest, place);
		return prize === "" ? [] : [{ place, prize }];
	});
}

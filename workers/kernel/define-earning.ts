/** A way in which a person comes to points, declared by the feature that pays, so that whoever may go it is told of it. */
import type { FlagRule } from "./define-endpoint";
import type { MemberScope } from "./scope";

/** The ways by their keys, which name their words (`points:ways`). */
export const earningKeys = [
	"recognition",
	"claim",
	"commitment",
	"nomination",
	"idea",
	"survey",
	"anniversary",
	"certificate",
	"sale",
	"game",
	"deposit",
	"purchase",
] as const;

/** A way: where it begins, the switches that open it, and, where switches do not say it, whether the account has it. */
export type Earning = {
	key: (typeof earningKeys)[number];
	to?: `/${string}`;
	flags?: readonly FlagRule[];
	isThere?(scope: MemberScope): Promise<boolean>;
};

/** Declares a way, in the feature's `earnings`. */
export function defineEarning(earning: Earning): Earning {
	return earning;
}

/** What is about to be sent, in sight at every width: the sum, who gets it, whether the program can pay, and the button. */
import type { FormFace } from "#workers/kernel/form-face";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { useTranslation } from "~/ui/texts";
import type { Chosen } from "./draft";
import type { GivableProgram } from "./give-data";

/** The most names in the line. */
const maxNames = 2;

type GiveFootProps = {
	form: FormFace;
	chosen: Chosen;
	recipientCount: number;
	program?: GivableProgram;
	points: number;
	/** The same was given a short while ago: the button sends it anyway. */
	isRepeated: boolean;
	/** A day was chosen: the button says that it is not sent now. */
	isDated: boolean;
};

/** The foot. */
export function GiveFoot({ form, chosen, recipientCount, program, points, isRepeated, isDated }: GiveFootProps) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const toWhom = useNames(chosen, recipientCount);
	const hasPoints = points > 0 && !words.areHidden;
	const left = program?.left_to_give ?? null;
	const total = points * recipientCount;
	const isTooMuch = left !== null && total > left;
	const who = recipientCount === 0 ? t("give.nobodyYet") : t("give.toWhom", { names: toWhom });
	return (
		<div className="give-foot">
			<div className="grow script-only">
				{hasPoints && <p className="give-sum figure">{words.withLabel(total)}</p>}
				<p className="meta" role="status">
					{hasPoints && recipientCount > 0
						? t("give.eachToWhom", { points: words.figure(points), names: toWhom })
						: who}
				</p>
				{hasPoints && left !== null && (
					<p className={isTooMuch ? "meta give-too-much" : "meta wide-only"}>
						{t(isTooMuch ? "give.cannotPay" : "give.canPay", { program: program?.name, left: words.figure(left) })}
					</p>
				)}
			</div>
			<SubmitButton
				form={form}
				kind="main"
				size="tall"
				name={isRepeated ? "confirmed" : undefined}
				value={isRepeated ? "1" : undefined}
			>
				{isRepeated || isDated ? (
					t(isRepeated ? "give.sendAnyway" : "give.schedule")
				) : (
					<>
						<span className="mobile-only">{t("give.sendShort")}</span>
						<span className="wide-only">
							{t(program?.issuance_approval_needed === 1 ? "give.submit" : "give.send")}
						</span>
					</>
				)}
			</SubmitButton>
		</div>
	);
}

/** Up to two names; else how many people. */
function useNames({ people, groups }: Chosen, count: number): string {
	const { t, i18n } = useTranslation("recognition");
	const names = [...groups, ...people].map(({ name }) => name);
	if (names.length > maxNames) return t("give.people", { count });
	return new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(names);
}

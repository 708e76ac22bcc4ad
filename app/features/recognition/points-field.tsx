/** Points for each person, with what they come to and what is left. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { amountRange, usualAmount } from "#workers/features/programs/rules/points-of-program";
import { usePointsWords } from "~/ui/account-display";
import { Field } from "~/ui/field";
import { Meter } from "~/ui/meter";
import { Stepper } from "~/ui/stepper";
import type { GivableProgram } from "./give-form";
import { useIsScripted } from "./use-is-scripted";

/** Props of the field; it starts anew with each program. */
export type PointsFieldProps = {
	program: GivableProgram;
	typed: string;
	recipientCount: number;
	error?: string;
};

/** The stepper; without scripts a plain number that may stay empty, since another program may still be chosen. */
export function PointsField({ program, typed, recipientCount, error }: PointsFieldProps) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const isScripted = useIsScripted();
	const [points, setPoints] = useState(typed || String(usualAmount(program)));
	const { least, most, step } = amountRange(program);
	if (words.areHidden || (isScripted && program.is_non_monetary === 1)) return null;
	const isFixed = least === most;
	const limits = isScripted ? { min: least, max: most, step } : {};
	const shown = isScripted ? { value: points } : { defaultValue: typed };
	return (
		<Field
			label={t("give.points")}
			error={error}
			hint={isScripted ? undefined : <span className="without-scripts">{t("give.pointsEmpty")}</span>}
		>
			<div className="row-wrap">
				{isScripted && isFixed ? (
					<p className="strong figure">{words.withLabel(most)}</p>
				) : (
					<Stepper
						name="points"
						{...limits}
						{...shown}
						onChange={(event) => setPoints(event.currentTarget.value)}
						disabled={false}
					/>
				)}
				<Sum points={Number(points) || 0} recipientCount={recipientCount} left={program.left_to_give} />
			</div>
		</Field>
	);
}

function Sum({ points, recipientCount, left }: { points: number; recipientCount: number; left: number | null }) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	if (left === null) return null;
	const total = points * recipientCount;
	const isTooMuch = total > left;
	return (
		<div className="script-only give-sum">
			<p className={isTooMuch ? "soft figure give-too-much" : "soft figure"} role="status">
				{t("give.sum", {
					count: recipientCount,
					points: words.figure(points),
					total: words.figure(total),
					left: words.figure(left),
				})}
			</p>
			<Meter
				heightPx={4}
				isNeverLow
				percent={left === 0 ? 100 : Math.min(100, (total * 100) / left)}
				label={t("give.partUsed")}
			/>
		</div>
	);
}

/** Points for each person: the program's least, usual and most, and any other sum behind a fold. */
import { type ReactNode, useEffect, useState } from "react";
import { amountRange, usualAmount } from "#workers/features/programs/rules/points-of-program";
import type { FieldFace } from "#workers/kernel/form-face";
import { FormGroup } from "~/form/form-field";
import { controlId } from "~/form/form-problems";
import { useFormScope } from "~/form/form-scope";
import { usePointsWords } from "~/ui/account-display";
import { classNames } from "~/ui/class-names";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import type { GivableProgram } from "./give-data";

/** Props of the field; it starts anew with each program. */
export type PointsFieldProps = {
	of: FieldFace;
	program: GivableProgram;
	/** Told what each person gets, whenever that changes. */
	onPoints: (points: number) => void;
};

/**
 * The usual sum is sent as nothing at all, which the endpoint reads as the program's own: without scripts another program
 * may still be chosen, and then its sum is meant.
 */
export function PointsField({ of, program, onPoints }: PointsFieldProps) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const isScripted = useIsScripted();
	const scope = useFormScope();
	const typed =
		scope
			.valuesOf(of.name)
			?.filter((value) => value !== "")
			.at(-1) ?? "";
	const sums = sumsOf(program);
	const [picked, setPicked] = useState(sums.some(({ value }) => value === typed) ? typed : "");
	const [other, setOther] = useState(picked === typed ? "" : typed);
	const each = Number(other || picked) || usualAmount(program);
	useEffect(() => onPoints(each), [each, onPoints]);
	const { min, max, step } = amountRange(program);
	if (words.areHidden || (isScripted && program.is_non_monetary === 1)) return null;
	const range = { min: words.figure(min), max: words.figure(max), step: words.figure(step) };
	return (
		<FormGroup of={of}>
			<div className="letter-sums">
				{sums.map(({ kind, value, points }) => (
					<Sum
						key={kind}
						name={of.name}
						form={scope.id}
						value={value}
						isChosen={other === "" && picked === value}
						isUsual={kind === "usual"}
						onChoose={() => {
							setPicked(value);
							setOther("");
						}}
						figure={words.figure(points)}
					>
						{t(`give.sums.${kind}`)}
					</Sum>
				))}
			</div>
			{(min !== max || !isScripted) && (
				<details className="letter-other" open={other !== "" || undefined}>
					<summary>
						<Icon name="edit" size="small" />
						{t("give.anotherSum")}
					</summary>
					<Field
						label={t("give.points")}
						id={`${controlId(scope.id, of.name)}-other`}
						hint={isScripted ? t(step > 1 ? "give.rangeInSteps" : "give.range", range) : t("give.otherFirst")}
					>
						<TextInput
							type="number"
							name={of.name}
							form={scope.id}
							inputMode="numeric"
							{...(isScripted ? { min, max, step } : {})}
							value={other}
							onChange={(event) => setOther(event.currentTarget.value)}
							aria-invalid={scope.problems[of.name] ? true : undefined}
						/>
					</Field>
				</details>
			)}
		</FormGroup>
	);
}

type SumKind = "least" | "usual" | "most" | "only";

/** The sums to choose from, each once. */
function sumsOf(program: GivableProgram): { kind: SumKind; value: string; points: number }[] {
	const { min, max, step } = amountRange(program);
	const usual = usualAmount(program);
	const most = min + Math.floor((max - min) / step) * step;
	if (min === max) return [{ kind: "only", value: "", points: usual }];
	return [
		...(min > 0 && min < usual ? [{ kind: "least", value: String(min), points: min } as const] : []),
		{ kind: "usual", value: "", points: usual },
		...(most > usual ? [{ kind: "most", value: String(most), points: most } as const] : []),
	];
}

type SumProps = {
	name: string;
	form: string;
	value: string;
	isChosen: boolean;
	isUsual: boolean;
	onChoose: () => void;
	figure: string;
	children: ReactNode;
};

/** One sum; without scripts there is only the usual one, without a figure, since its program may change. */
function Sum({ name, form, value, isChosen, isUsual, onChoose, figure, children }: SumProps) {
	const { t } = useTranslation("recognition");
	return (
		<label className={classNames("pick drawn-choice", value !== "" && "script-only")}>
			<input type="radio" {...{ name, form, value }} checked={isChosen} onChange={onChoose} />
			<span>
				<b className="script-only">
					<Icon name="check" size="small" />
					{figure}
				</b>
				<small className="script-only">{children}</small>
				<b className="without-scripts">{t(isUsual ? "give.sums.ofProgram" : "give.sums.only")}</b>
			</span>
		</label>
	);
}

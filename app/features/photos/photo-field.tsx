/** The field of a photo: where scripts run, a large picture is made smaller, loses where it was taken, and is sent while the form is filled in. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FileField } from "~/form/file-field";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { useTranslation } from "~/ui/texts";
import { smallerOf } from "./smaller-photo";
import { type SentPhoto, useSentPhoto } from "./use-sent-photo";

type Made = "making" | { size: number; before: number } | undefined;

/** Props of the field: a form of more than a photo may do without one; `label`, `hint` and `accept` say what it is, where that is not a photo. */
export type PhotoFieldProps = { isRequired?: boolean; label?: string; hint?: string; accept?: string };

/** The field. */
export function PhotoField({ isRequired = true, label, hint, accept = "image/png,image/jpeg" }: PhotoFieldProps) {
	const { t } = useTranslation("photos");
	const field = useRef<HTMLDivElement>(null);
	const { sent, send, forget, goOn } = useSentPhoto(field);
	const [made, setMade] = useState<Made>();
	useEffect(() => {
		const form = field.current?.closest("form");
		const clear = () => setMade(undefined);
		form?.addEventListener("reset", clear);
		return () => form?.removeEventListener("reset", clear);
	}, []);
	const take = async ({ target }: FormEvent) => {
		const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
		forget();
		setMade(undefined);
		if (!file) return;
		setMade("making");
		const smaller = await smallerOf(file);
		const input = target as HTMLInputElement;
		if (input.files?.[0] !== file) return;
		if (smaller) {
			const files = new DataTransfer();
			files.items.add(smaller);
			input.files = files.files;
		}
		setMade(smaller && { size: toKilobytes(smaller), before: toKilobytes(file) });
		await send(smaller ?? file);
	};
	return (
		<div className="stack-small" onChange={take} ref={field}>
			<FileField label={label ?? t("form.file")} hint={hint ?? t("form.fileHint")} {...{ accept, isRequired }} />
			<p className="meta" role="status">
				{made === "making" ? t("form.making") : made && t("form.smaller", made)}
			</p>
			{sent && <Progress sent={sent} goOn={goOn} />}
		</div>
	);
}

const toKilobytes = ({ size }: Blob) => Math.max(1, Math.round(size / 1_024));

/** How far the photo is; whoever listens hears of each quarter. */
function Progress({ sent, goOn }: { sent: SentPhoto; goOn: () => void }) {
	const { t } = useTranslation("photos");
	const { phase, percent, isHeld } = sent;
	const quarter = { percent: Math.floor(percent / 25) * 25 };
	return (
		<>
			<ProgressBar percent={percent} label={t("form.progress")} isNeverLow />
			<p className="meta" role="status">
				{t(`form.${phase}`, phase === "interrupted" ? { percent } : quarter)} {isHeld && t("form.held")}
			</p>
			{phase === "interrupted" && (
				<div className="row-wrap">
					<Button type="button" onClick={goOn}>
						{t("form.goOn")}
					</Button>
				</div>
			)}
		</>
	);
}

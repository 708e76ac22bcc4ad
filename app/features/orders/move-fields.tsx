/** The fields of a change of state: where to, why, and with whom it is under way; shown as far as the chosen state needs them. */
import { textKey } from "#workers/kernel/names";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";

/** What a refused form said, and what was typed into it. */
export type MoveAnswer = {
	refusal: { resultMsg: string; errors?: Record<string, string[]> };
	typed: Record<string, string>;
};

/** The fields; `statuses` are those that something of it can reach. */
export function MoveFields({
	statuses,
	answer,
	today,
	hasOneParcel,
}: {
	statuses: readonly string[];
	answer?: MoveAnswer;
	today: string;
	/** One number for all of it; orders that are changed together have one each. */
	hasOneParcel: boolean;
}) {
	const { t } = useTranslation("orders");
	const errors = answer?.refusal.errors;
	const typed = answer?.typed ?? {};
	return (
		<>
			{answer && (
				<Notice tone="bad" isLive>
					{answer.refusal.resultMsg}
				</Notice>
			)}
			<div className="move-fields">
				<div>
					<Field label={t("move.status")} error={errors?.status?.[0]}>
						<Select
							name="status"
							required
							defaultValue={typed.status ?? ""}
							placeholder={t("move.choose")}
							options={statuses.map((value) => ({ value, label: t(textKey(`orders:lineStatus.${value}`)) }))}
						/>
					</Field>
				</div>
				<div>
					<Field label={t("move.reason")} hint={t("move.reasonHint")} error={errors?.reason?.[0]}>
						<TextInput name="reason" maxLength={300} defaultValue={typed.reason} />
					</Field>
				</div>
				<div className="of-parcel">
					<Field label={t("move.carrier")} isOptional error={errors?.carrier?.[0]}>
						<TextInput name="carrier" maxLength={100} autoComplete="off" defaultValue={typed.carrier} />
					</Field>
				</div>
				{hasOneParcel && (
					<div className="of-parcel">
						<Field label={t("move.trackingNumber")} isOptional error={errors?.tracking_number?.[0]}>
							<TextInput
								name="tracking_number"
								maxLength={100}
								autoComplete="off"
								defaultValue={typed.tracking_number}
							/>
						</Field>
					</div>
				)}
				<div className="of-day">
					<Field label={t("move.date")} hint={t("move.dateHint")} error={errors?.date?.[0]}>
						<TextInput name="date" type="date" max={today} defaultValue={typed.date} />
					</Field>
				</div>
			</div>
			<p className="meta of-return">{t("move.givesBack")}</p>
		</>
	);
}

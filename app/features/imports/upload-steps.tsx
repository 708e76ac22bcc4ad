/** The steps of an upload, of which the open one is marked: file, columns, check, apply. */
import { classNames } from "~/ui/class-names";
import { useTranslation } from "~/ui/texts";

/** The steps in their order. */
export const uploadSteps = ["file", "columns", "check", "apply"] as const;

/** One of the steps. */
export type UploadStep = (typeof uploadSteps)[number];

/** The bar of steps. */
export function UploadSteps({ open }: { open: UploadStep }) {
	const { t } = useTranslation("imports");
	const at = uploadSteps.indexOf(open);
	return (
		<ol className="upload-steps">
			{uploadSteps.map((step, place) => (
				<li
					key={step}
					className={classNames(place <= at && "upload-step-done")}
					aria-current={step === open ? "step" : undefined}
				>
					{t(`steps.${step}`)}
				</li>
			))}
		</ol>
	);
}

/** The foot of a form that has a page of its own: the button that sends it, and the way back without. */
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { SubmitButton, type SubmitButtonProps } from "./submit-button";

/** Props of the foot; its children are what the button says, `cancel` what the way back says unless 'Cancel'. */
export type FormFootProps = SubmitButtonProps & { back: string; cancel?: string };

/** The foot; beside what removes something the way back is as plain to see as the button. */
export function FormFoot({ back, cancel, kind = "main", ...button }: FormFootProps) {
	const { t } = useTranslation("common");
	return (
		<div className="row-wrap">
			<SubmitButton kind={kind} {...button} />
			<ButtonLink kind={kind === "destructive" ? undefined : "quiet"} href={back} closes="dialog">
				{cancel ?? t("cancel")}
			</ButtonLink>
		</div>
	);
}

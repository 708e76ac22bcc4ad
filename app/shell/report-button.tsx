/** The button above a list that asks for the list as a report. */
import { Button } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { SecureForm } from "./secure-form";

/** The button with its form, which posts to the screen that it stands on; `repeatKey` makes a second press harmless. */
export function ReportButton({ repeatKey }: { repeatKey: string }) {
	const { t } = useTranslation("common");
	return (
		<SecureForm repeatKey={repeatKey}>
			<Button icon="download" isIconOnMobile>
				{t("table.download")}
			</Button>
		</SecureForm>
	);
}

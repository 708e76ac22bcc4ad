/** The names that features declare, for the compiler. Written by `npm run wire`; change what it lists instead. */
import type { FlagsOf, KindsOf, PayloadsOf, ValuesOf } from "./kernel/names";
import type account from "../public/locales/en/account.json";
import type activity from "../public/locales/en/activity.json";
import type addresses from "../public/locales/en/addresses.json";
import type anniversaries from "../public/locales/en/anniversaries.json";
import type announcements from "../public/locales/en/announcements.json";
import type answers from "../public/locales/en/answers.json";
import type appreciations from "../public/locales/en/appreciations.json";
import type audit from "../public/locales/en/audit.json";
import type autosuggest from "../public/locales/en/autosuggest.json";
import type badges from "../public/locales/en/badges.json";
import type budgets from "../public/locales/en/budgets.json";
import type bulkActions from "../public/locales/en/bulk-actions.json";
import type buyPoints from "../public/locales/en/buy-points.json";
import type cart from "../public/locales/en/cart.json";
import type catalog from "../public/locales/en/catalog.json";
import type certificates from "../public/locales/en/certificates.json";
import type checkout from "../public/locales/en/checkout.json";
import type clientSync from "../public/locales/en/client-sync.json";
import type common from "../public/locales/en/common.json";
import type contact from "../public/locales/en/contact.json";
import type credentials from "../public/locales/en/credentials.json";
import type directory from "../public/locales/en/directory.json";
import type domains from "../public/locales/en/domains.json";
import type executiveSummary from "../public/locales/en/executive-summary.json";
import type faqs from "../public/locales/en/faqs.json";
import type files from "../public/locales/en/files.json";
import type flashSale from "../public/locales/en/flash-sale.json";
import type followers from "../public/locales/en/followers.json";
import type forms from "../public/locales/en/forms.json";
import type galaxy from "../public/locales/en/galaxy.json";
import type games from "../public/locales/en/games.json";
import type globalFilters from "../public/locales/en/global-filters.json";
import type graphs from "../public/locales/en/graphs.json";
import type groups from "../public/locales/en/groups.json";
import type home from "../public/locales/en/home.json";
import type howToVideos from "../public/locales/en/how-to-videos.json";
import type ideas from "../public/locales/en/ideas.json";
import type imports from "../public/locales/en/imports.json";
import type invitations from "../public/locales/en/invitations.json";
import type listViews from "../public/locales/en/list-views.json";
import type lists from "../public/locales/en/lists.json";
import type medallia from "../public/locales/en/medallia.json";
import type memberDetail from "../public/locales/en/member-detail.json";
import type memberImport from "../public/locales/en/member-import.json";
import type members from "../public/locales/en/members.json";
import type moderation from "../public/locales/en/moderation.json";
import type nominations from "../public/locales/en/nominations.json";
import type notifications from "../public/locales/en/notifications.json";
import type operations from "../public/locales/en/operations.json";
import type orders from "../public/locales/en/orders.json";
import type overview from "../public/locales/en/overview.json";
import type photos from "../public/locales/en/photos.json";
import type points from "../public/locales/en/points.json";
import type pointsExpiry from "../public/locales/en/points-expiry.json";
import type pointsImport from "../public/locales/en/points-import.json";
import type polls from "../public/locales/en/polls.json";
import type profile from "../public/locales/en/profile.json";
import type programs from "../public/locales/en/programs.json";
import type rebates from "../public/locales/en/rebates.json";
import type recognition from "../public/locales/en/recognition.json";
import type reports from "../public/locales/en/reports.json";
import type reviews from "../public/locales/en/reviews.json";
import type rules from "../public/locales/en/rules.json";
import type sales from "../public/locales/en/sales.json";
import type salesCustomers from "../public/locales/en/sales-customers.json";
import type salesDashboard from "../public/locales/en/sales-dashboard.json";
import type salesReports from "../public/locales/en/sales-reports.json";
import type scoreboards from "../public/locales/en/scoreboards.json";
import type search from "../public/locales/en/search.json";
import type senderDomains from "../public/locales/en/sender-domains.json";
import type session from "../public/locales/en/session.json";
import type settings from "../public/locales/en/settings.json";
import type setup from "../public/locales/en/setup.json";
import type shell from "../public/locales/en/shell.json";
import type signUp from "../public/locales/en/sign-up.json";
import type surveys from "../public/locales/en/surveys.json";
import type tcpl from "../public/locales/en/tcpl.json";
import type terms from "../public/locales/en/terms.json";
import type translations from "../public/locales/en/translations.json";
import type userLevels from "../public/locales/en/user-levels.json";
import type userNotes from "../public/locales/en/user-notes.json";
import type wallets from "../public/locales/en/wallets.json";
import type wishLists from "../public/locales/en/wish-lists.json";

declare module "./kernel/names" {
	interface AccountFlags extends FlagsOf<typeof import("./features/account/flags").accountFlags>,
			FlagsOf<typeof import("./features/appreciations/flags").accountFlags>,
			FlagsOf<typeof import("./features/buy-points/flags").accountFlags>,
			FlagsOf<typeof import("./features/cart/flags").accountFlags>,
			FlagsOf<typeof import("./features/catalog/flags").accountFlags>,
			FlagsOf<typeof import("./features/certificates/flags").accountFlags>,
			FlagsOf<typeof import("./features/client-sync/flags").accountFlags>,
			FlagsOf<typeof import("./features/directory/flags").accountFlags>,
			FlagsOf<typeof import("./features/executive-summary/flags").accountFlags>,
			FlagsOf<typeof import("./features/forms/flags").accountFlags>,
			FlagsOf<typeof import("./features/games/flags").accountFlags>,
			FlagsOf<typeof import("./features/how-to-videos/flags").accountFlags>,
			FlagsOf<typeof import("./features/ideas/flags").accountFlags>,
			FlagsOf<typeof import("./features/invitations/flags").accountFlags>,
			FlagsOf<typeof import("./features/medallia/flags").accountFlags>,
			FlagsOf<typeof import("./features/member-detail/flags").accountFlags>,
			FlagsOf<typeof import("./features/members/flags").accountFlags>,
			FlagsOf<typeof import("./features/nominations/flags").accountFlags>,
			FlagsOf<typeof import("./features/orders/flags").accountFlags>,
			FlagsOf<typeof import("./features/photos/flags").accountFlags>,
			FlagsOf<typeof import("./features/points/flags").accountFlags>,
			FlagsOf<typeof import("./features/polls/flags").accountFlags>,
			FlagsOf<typeof import("./features/rebates/flags").accountFlags>,
			FlagsOf<typeof import("./features/recognition/flags").accountFlags>,
			FlagsOf<typeof import("./features/rules/flags").accountFlags>,
			FlagsOf<typeof import("./features/sales/flags").accountFlags>,
			FlagsOf<typeof import("./features/sales-customers/flags").accountFlags>,
			FlagsOf<typeof import("./features/scoreboards/flags").accountFlags>,
			FlagsOf<typeof import("./features/sign-up/flags").accountFlags>,
			FlagsOf<typeof import("./features/surveys/flags").accountFlags>,
			FlagsOf<typeof import("./features/tcpl/flags").accountFlags>,
			FlagsOf<typeof import("./features/user-levels/flags").accountFlags>,
			FlagsOf<typeof import("./features/user-notes/flags").accountFlags> {}
	interface UserFlags extends FlagsOf<typeof import("./features/appreciations/flags").userFlags>,
			FlagsOf<typeof import("./features/buy-points/flags").userFlags>,
			FlagsOf<typeof import("./features/cart/flags").userFlags>,
			FlagsOf<typeof import("./features/catalog/flags").userFlags>,
			FlagsOf<typeof import("./features/certificates/flags").userFlags>,
			FlagsOf<typeof import("./features/how-to-videos/flags").userFlags>,
			FlagsOf<typeof import("./features/ideas/flags").userFlags>,
			FlagsOf<typeof import("./features/nominations/flags").userFlags>,
			FlagsOf<typeof import("./features/recognition/flags").userFlags>,
			FlagsOf<typeof import("./features/rules/flags").userFlags>,
			FlagsOf<typeof import("./features/sales-customers/flags").userFlags>,
			FlagsOf<typeof import("./features/session/flags").userFlags>,
			FlagsOf<typeof import("./features/user-levels/flags").userFlags> {}
	interface Texts {
		account: typeof account;
		activity: typeof activity;
		addresses: typeof addresses;
		anniversaries: typeof anniversaries;
		announcements: typeof announcements;
		answers: typeof answers;
		appreciations: typeof appreciations;
		audit: typeof audit;
		autosuggest: typeof autosuggest;
		badges: typeof badges;
		budgets: typeof budgets;
		"bulk-actions": typeof bulkActions;
		"buy-points": typeof buyPoints;
		cart: typeof cart;
		catalog: typeof catalog;
		certificates: typeof certificates;
		checkout: typeof checkout;
		"client-sync": typeof clientSync;
		common: typeof common;
		contact: typeof contact;
		credentials: typeof credentials;
		directory: typeof directory;
		domains: typeof domains;
		"executive-summary": typeof executiveSummary;
		faqs: typeof faqs;
		files: typeof files;
		"flash-sale": typeof flashSale;
		followers: typeof followers;
		forms: typeof forms;
		galaxy: typeof galaxy;
		games: typeof games;
		"global-filters": typeof globalFilters;
		graphs: typeof graphs;
		groups: typeof groups;
		home: typeof home;
		"how-to-videos": typeof howToVideos;
		ideas: typeof ideas;
		imports: typeof imports;
		invitations: typeof invitations;
		"list-views": typeof listViews;
		lists: typeof lists;
		medallia: typeof medallia;
		"member-detail": typeof memberDetail;
		"member-import": typeof memberImport;
		members: typeof members;
		moderation: typeof moderation;
		nominations: typeof nominations;
		notifications: typeof notifications;
		operations: typeof operations;
		orders: typeof orders;
		overview: typeof overview;
		photos: typeof photos;
		points: typeof points;
		"points-expiry": typeof pointsExpiry;
		"points-import": typeof pointsImport;
		polls: typeof polls;
		profile: typeof profile;
		programs: typeof programs;
		rebates: typeof rebates;
		recognition: typeof recognition;
		reports: typeof reports;
		reviews: typeof reviews;
		rules: typeof rules;
		sales: typeof sales;
		"sales-customers": typeof salesCustomers;
		"sales-dashboard": typeof salesDashboard;
		"sales-reports": typeof salesReports;
		scoreboards: typeof scoreboards;
		search: typeof search;
		"sender-domains": typeof senderDomains;
		session: typeof session;
		settings: typeof settings;
		setup: typeof setup;
		shell: typeof shell;
		"sign-up": typeof signUp;
		surveys: typeof surveys;
		tcpl: typeof tcpl;
		terms: typeof terms;
		translations: typeof translations;
		"user-levels": typeof userLevels;
		"user-notes": typeof userNotes;
		wallets: typeof wallets;
		"wish-lists": typeof wishLists;
	}
	interface JobPayloads extends PayloadsOf<
		| typeof import("./features/activity/jobs/add-activity").addActivity
		| typeof import("./features/announcements/jobs/end-announcement").endAnnouncement
		| typeof import("./features/announcements/jobs/remove-files").removeFiles
		| typeof import("./features/announcements/jobs/send-announcement").sendAnnouncement
		| typeof import("./features/announcements/jobs/send-reminder").sendReminder
		| typeof import("./features/bulk-actions/jobs/run-bulk-action").runBulkAction
		| typeof import("./features/buy-points/jobs/follow-purchase").followPurchase
		| typeof import("./features/catalog/jobs/fetch-pictures").fetchPictures
		| typeof import("./features/catalog/jobs/index-category").indexCategory
		| typeof import("./features/certificates/jobs/make-certificates").makeCertificates
		| typeof import("./features/checkout/jobs/finish-order").finishOrder
		| typeof import("./features/demo/jobs/add-announcements").addAnnouncements
		| typeof import("./features/demo/jobs/add-executive-summary").addExecutiveSummary
		| typeof import("./features/demo/jobs/add-follows").addFollows
		| typeof import("./features/demo/jobs/add-forms").addForms
		| typeof import("./features/demo/jobs/add-ideas").addIdeas
		| typeof import("./features/demo/jobs/add-levels").addLevels
		| typeof import("./features/demo/jobs/add-medallia").addMedallia
		| typeof import("./features/demo/jobs/add-moments").addMoments
		| typeof import("./features/demo/jobs/add-nominations").addNominations
		| typeof import("./features/demo/jobs/add-photos").addPhotos
		| typeof import("./features/demo/jobs/add-points-expiry").addPointsExpiry
		| typeof import("./features/demo/jobs/add-polls").addPolls
		| typeof import("./features/demo/jobs/add-rebates").addRebates
		| typeof import("./features/demo/jobs/add-recognition-pictures").addRecognitionPictures
		| typeof import("./features/demo/jobs/add-sales").addSales
		| typeof import("./features/demo/jobs/add-scoreboards").addScoreboards
		| typeof import("./features/demo/jobs/add-surveys").addSurveys
		| typeof import("./features/demo/jobs/add-videos").addVideos
		| typeof import("./features/demo/jobs/add-wallet").addWallet
		| typeof import("./features/demo/jobs/add-wishes").addWishes
		| typeof import("./features/demo/jobs/apply-history").applyHistory
		| typeof import("./features/demo/jobs/apply-programs").applyPrograms
		| typeof import("./features/demo/jobs/count-figures").countFigures
		| typeof import("./features/demo/jobs/open-sign-in").openSignIn
		| typeof import("./features/demo/jobs/prepare-tenant").prepareTenant
		| typeof import("./features/files/jobs/remove-files").removeFiles
		| typeof import("./features/files/jobs/remove-parts").removeParts
		| typeof import("./features/flash-sale/jobs/notify-end").notifyEnd
		| typeof import("./features/global-filters/jobs/fill-filter").fillFilterJob
		| typeof import("./features/groups/jobs/fill-group").fillGroupJob
		| typeof import("./features/how-to-videos/jobs/remove-video-files").removeVideoFiles
		| typeof import("./features/imports/jobs/remove-source").removeSource
		| typeof import("./features/imports/jobs/run-import").runImport
		| typeof import("./features/imports/jobs/undo-import").undoImport
		| typeof import("./features/invitations/jobs/send-invitation-emails").sendInvitationEmails
		| typeof import("./features/mail/jobs/send-email").sendEmail
		| typeof import("./features/nominations/jobs/tell-opened").tellOpened
		| typeof import("./features/orders/jobs/notify-move").notifyMove
		| typeof import("./features/orders/jobs/send-egift").sendEgift
		| typeof import("./features/polls/jobs/close-poll").closePoll
		| typeof import("./features/polls/jobs/open-poll").openPoll
		| typeof import("./features/polls/jobs/tell-groups").tellGroups
		| typeof import("./features/recognition/jobs/notify-recipients").notifyRecipients
		| typeof import("./features/reports/jobs/make-report").makeReport
		| typeof import("./features/sender-domains/jobs/look-again").lookAgain
		| typeof import("./features/session/jobs/send-email-confirmation").sendEmailConfirmation
		| typeof import("./features/session/jobs/send-password-link").sendPasswordLink
		| typeof import("./features/sign-up/jobs/send-sign-up-link").sendSignUpLink> {}
	interface NotificationValues extends ValuesOf<
		| typeof import("./features/activity/notifications/mentioned").mentioned
		| typeof import("./features/anniversaries/notifications/points-waiting").pointsWaiting
		| typeof import("./features/anniversaries/notifications/published").published
		| typeof import("./features/anniversaries/notifications/sign").sign
		| typeof import("./features/announcements/notifications/announced").announced
		| typeof import("./features/announcements/notifications/reminder").reminder
		| typeof import("./features/appreciations/notifications/received").received
		| typeof import("./features/budgets/notifications/budget-low").budgetLow
		| typeof import("./features/budgets/notifications/cycle-began").cycleBegan
		| typeof import("./features/budgets/notifications/points-decided").pointsDecided
		| typeof import("./features/budgets/notifications/points-waiting").pointsWaiting
		| typeof import("./features/buy-points/notifications/available-low").availableLow
		| typeof import("./features/buy-points/notifications/receipt").receipt
		| typeof import("./features/certificates/notifications/claimed").claimed
		| typeof import("./features/contact/notifications/message").message
		| typeof import("./features/domains/notifications/domain-changed").domainChanged
		| typeof import("./features/flash-sale/notifications/ended").ended
		| typeof import("./features/forms/notifications/decided").decided
		| typeof import("./features/forms/notifications/sent").sent
		| typeof import("./features/games/notifications/square-decided").squareDecided
		| typeof import("./features/games/notifications/square-waiting").squareWaiting
		| typeof import("./features/ideas/notifications/news").news
		| typeof import("./features/ideas/notifications/team").team
		| typeof import("./features/ideas/notifications/waiting").waiting
		| typeof import("./features/invitations/notifications/invitation").invitation
		| typeof import("./features/invitations/notifications/reminder").reminder
		| typeof import("./features/medallia/notifications/approved").approved
		| typeof import("./features/member-detail/notifications/leaver-link").leaverLink
		| typeof import("./features/nominations/notifications/jury").jury
		| typeof import("./features/nominations/notifications/kind-words").kindWords
		| typeof import("./features/nominations/notifications/opened").opened
		| typeof import("./features/orders/notifications/egift").egift
		| typeof import("./features/orders/notifications/lines-moved").linesMoved
		| typeof import("./features/orders/notifications/order-placed").orderPlaced
		| typeof import("./features/orders/notifications/return-asked").returnAsked
		| typeof import("./features/orders/notifications/return-refused").returnRefused
		| typeof import("./features/photos/notifications/contest-won").contestWon
		| typeof import("./features/photos/notifications/photo-decided").photoDecided
		| typeof import("./features/photos/notifications/photo-waiting").photoWaiting
		| typeof import("./features/points-expiry/notifications/points-expire").pointsExpire
		| typeof import("./features/polls/notifications/asked").asked
		| typeof import("./features/rebates/notifications/news").news
		| typeof import("./features/rebates/notifications/waiting").waiting
		| typeof import("./features/recognition/notifications/approval-asked").approvalAsked
		| typeof import("./features/recognition/notifications/approval-escalated").approvalEscalated
		| typeof import("./features/recognition/notifications/approval-reminded").approvalReminded
		| typeof import("./features/recognition/notifications/approved").approved
		| typeof import("./features/recognition/notifications/boosted").boosted
		| typeof import("./features/recognition/notifications/claim-asked").claimAsked
		| typeof import("./features/recognition/notifications/claim-paid").claimPaid
		| typeof import("./features/recognition/notifications/claim-refused").claimRefused
		| typeof import("./features/recognition/notifications/commitment-due").commitmentDue
		| typeof import("./features/recognition/notifications/commitment-let-go").commitmentLetGo
		| typeof import("./features/recognition/notifications/commitment-made").commitmentMade
		| typeof import("./features/recognition/notifications/denied").denied
		| typeof import("./features/recognition/notifications/received").received
		| typeof import("./features/recognition/notifications/reversed").reversed
		| typeof import("./features/recognition/notifications/scheduled-ended").scheduledEnded
		| typeof import("./features/recognition/notifications/waiting").waiting
		| typeof import("./features/reports/notifications/report-failed").reportFailed
		| typeof import("./features/reports/notifications/report-ready").reportReady
		| typeof import("./features/reports/notifications/schedule-stopped").scheduleStopped
		| typeof import("./features/reviews/notifications/review-decided").reviewDecided
		| typeof import("./features/reviews/notifications/review-waiting").reviewWaiting
		| typeof import("./features/sales/notifications/closed").closed
		| typeof import("./features/scoreboards/notifications/ended").ended
		| typeof import("./features/scoreboards/notifications/started").started
		| typeof import("./features/sender-domains/notifications/sender-changed").senderChanged
		| typeof import("./features/sender-domains/notifications/test").test
		| typeof import("./features/session/notifications/activation").activation
		| typeof import("./features/session/notifications/confirm-email").confirmEmailNotice
		| typeof import("./features/session/notifications/email-change-requested").emailChangeRequested
		| typeof import("./features/session/notifications/email-changed").emailChanged
		| typeof import("./features/session/notifications/password-changed").passwordChanged
		| typeof import("./features/session/notifications/password-reset").passwordReset
		| typeof import("./features/session/notifications/signed-in-as").signedInAs
		| typeof import("./features/sign-up/notifications/approved").approved
		| typeof import("./features/sign-up/notifications/confirm").confirm
		| typeof import("./features/sign-up/notifications/known").known
		| typeof import("./features/sign-up/notifications/rejected").rejected
		| typeof import("./features/sign-up/notifications/waiting").waiting
		| typeof import("./features/user-levels/notifications/level-changed").levelChanged
		| typeof import("./features/wallets/notifications/points-expire").pointsExpire
		| typeof import("./features/wish-lists/notifications/wish-news").wishNews> {}
	interface ActivityKinds extends KindsOf<
		| typeof import("./features/anniversaries/activities/anniversary").anniversaryActivity
		| typeof import("./features/announcements/activities/announcement").announcementActivity
		| typeof import("./features/ideas/activities/idea").ideaActivity
		| typeof import("./features/medallia/activities/medallia").medalliaActivity
		| typeof import("./features/photos/activities/photo-contest").photoContestActivity
		| typeof import("./features/polls/activities/poll").pollActivity
		| typeof import("./features/recognition/activities/recognition").recognitionActivity
		| typeof import("./features/user-levels/activities/level").levelActivity> {}
}

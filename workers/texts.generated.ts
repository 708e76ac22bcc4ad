/** The texts of every language and feature. Written by `npm run wire`; change what it lists instead. */
import enAccount from "../public/locales/en/account.json";
import enActivity from "../public/locales/en/activity.json";
import enAddresses from "../public/locales/en/addresses.json";
import enAnniversaries from "../public/locales/en/anniversaries.json";
import enAnnouncements from "../public/locales/en/announcements.json";
import enAnswers from "../public/locales/en/answers.json";
import enAppreciations from "../public/locales/en/appreciations.json";
import enAudit from "../public/locales/en/audit.json";
import enAutosuggest from "../public/locales/en/autosuggest.json";
import enBadges from "../public/locales/en/badges.json";
import enBudgets from "../public/locales/en/budgets.json";
import enBulkActions from "../public/locales/en/bulk-actions.json";
import enBuyPoints from "../public/locales/en/buy-points.json";
import enCart from "../public/locales/en/cart.json";
import enCatalog from "../public/locales/en/catalog.json";
import enCertificates from "../public/locales/en/certificates.json";
import enCheckout from "../public/locales/en/checkout.json";
import enClientSync from "../public/locales/en/client-sync.json";
import enCommon from "../public/locales/en/common.json";
import enContact from "../public/locales/en/contact.json";
import enCredentials from "../public/locales/en/credentials.json";
import enDirectory from "../public/locales/en/directory.json";
import enDomains from "../public/locales/en/domains.json";
import enExecutiveSummary from "../public/locales/en/executive-summary.json";
import enFaqs from "../public/locales/en/faqs.json";
import enFiles from "../public/locales/en/files.json";
import enFlashSale from "../public/locales/en/flash-sale.json";
import enFollowers from "../public/locales/en/followers.json";
import enForms from "../public/locales/en/forms.json";
import enGalaxy from "../public/locales/en/galaxy.json";
import enGames from "../public/locales/en/games.json";
import enGlobalFilters from "../public/locales/en/global-filters.json";
import enGraphs from "../public/locales/en/graphs.json";
import enGroups from "../public/locales/en/groups.json";
import enHome from "../public/locales/en/home.json";
import enHowToVideos from "../public/locales/en/how-to-videos.json";
import enIdeas from "../public/locales/en/ideas.json";
import enImports from "../public/locales/en/imports.json";
import enInvitations from "../public/locales/en/invitations.json";
import enListViews from "../public/locales/en/list-views.json";
import enLists from "../public/locales/en/lists.json";
import enMedallia from "../public/locales/en/medallia.json";
import enMemberDetail from "../public/locales/en/member-detail.json";
import enMemberImport from "../public/locales/en/member-import.json";
import enMembers from "../public/locales/en/members.json";
import enModeration from "../public/locales/en/moderation.json";
import enNominations from "../public/locales/en/nominations.json";
import enNotifications from "../public/locales/en/notifications.json";
import enOperations from "../public/locales/en/operations.json";
import enOrders from "../public/locales/en/orders.json";
import enOverview from "../public/locales/en/overview.json";
import enPhotos from "../public/locales/en/photos.json";
import enPoints from "../public/locales/en/points.json";
import enPointsExpiry from "../public/locales/en/points-expiry.json";
import enPointsImport from "../public/locales/en/points-import.json";
import enPolls from "../public/locales/en/polls.json";
import enProfile from "../public/locales/en/profile.json";
import enPrograms from "../public/locales/en/programs.json";
import enRebates from "../public/locales/en/rebates.json";
import enRecognition from "../public/locales/en/recognition.json";
import enReports from "../public/locales/en/reports.json";
import enReviews from "../public/locales/en/reviews.json";
import enRules from "../public/locales/en/rules.json";
import enSales from "../public/locales/en/sales.json";
import enSalesCustomers from "../public/locales/en/sales-customers.json";
import enSalesDashboard from "../public/locales/en/sales-dashboard.json";
import enSalesReports from "../public/locales/en/sales-reports.json";
import enScoreboards from "../public/locales/en/scoreboards.json";
import enSearch from "../public/locales/en/search.json";
import enSenderDomains from "../public/locales/en/sender-domains.json";
import enSession from "../public/locales/en/session.json";
import enSettings from "../public/locales/en/settings.json";
import enSetup from "../public/locales/en/setup.json";
import enShell from "../public/locales/en/shell.json";
import enSignUp from "../public/locales/en/sign-up.json";
import enSurveys from "../public/locales/en/surveys.json";
import enTcpl from "../public/locales/en/tcpl.json";
import enTerms from "../public/locales/en/terms.json";
import enTranslations from "../public/locales/en/translations.json";
import enUserLevels from "../public/locales/en/user-levels.json";
import enUserNotes from "../public/locales/en/user-notes.json";
import enWallets from "../public/locales/en/wallets.json";
import enWishLists from "../public/locales/en/wish-lists.json";
import esAccount from "../public/locales/es/account.json";
import esActivity from "../public/locales/es/activity.json";
import esAddresses from "../public/locales/es/addresses.json";
import esAnniversaries from "../public/locales/es/anniversaries.json";
import esAnnouncements from "../public/locales/es/announcements.json";
import esAnswers from "../public/locales/es/answers.json";
import esAppreciations from "../public/locales/es/appreciations.json";
import esAudit from "../public/locales/es/audit.json";
import esAutosuggest from "../public/locales/es/autosuggest.json";
import esBadges from "../public/locales/es/badges.json";
import esBudgets from "../public/locales/es/budgets.json";
import esBulkActions from "../public/locales/es/bulk-actions.json";
import esBuyPoints from "../public/locales/es/buy-points.json";
import esCart from "../public/locales/es/cart.json";
import esCatalog from "../public/locales/es/catalog.json";
import esCertificates from "../public/locales/es/certificates.json";
import esCheckout from "../public/locales/es/checkout.json";
import esClientSync from "../public/locales/es/client-sync.json";
import esCommon from "../public/locales/es/common.json";
import esContact from "../public/locales/es/contact.json";
import esCredentials from "../public/locales/es/credentials.json";
import esDirectory from "../public/locales/es/directory.json";
import esDomains from "../public/locales/es/domains.json";
import esExecutiveSummary from "../public/locales/es/executive-summary.json";
import esFaqs from "../public/locales/es/faqs.json";
import esFiles from "../public/locales/es/files.json";
import esFlashSale from "../public/locales/es/flash-sale.json";
import esFollowers from "../public/locales/es/followers.json";
import esForms from "../public/locales/es/forms.json";
import esGalaxy from "../public/locales/es/galaxy.json";
import esGames from "../public/locales/es/games.json";
import esGlobalFilters from "../public/locales/es/global-filters.json";
import esGraphs from "../public/locales/es/graphs.json";
import esGroups from "../public/locales/es/groups.json";
import esHome from "../public/locales/es/home.json";
import esHowToVideos from "../public/locales/es/how-to-videos.json";
import esIdeas from "../public/locales/es/ideas.json";
import esImports from "../public/locales/es/imports.json";
import esInvitations from "../public/locales/es/invitations.json";
import esListViews from "../public/locales/es/list-views.json";
import esLists from "../public/locales/es/lists.json";
import esMedallia from "../public/locales/es/medallia.json";
import esMemberDetail from "../public/locales/es/member-detail.json";
import esMemberImport from "../public/locales/es/member-import.json";
import esMembers from "../public/locales/es/members.json";
import esModeration from "../public/locales/es/moderation.json";
import esNominations from "../public/locales/es/nominations.json";
import esNotifications from "../public/locales/es/notifications.json";
import esOperations from "../public/locales/es/operations.json";
import esOrders from "../public/locales/es/orders.json";
import esOverview from "../public/locales/es/overview.json";
import esPhotos from "../public/locales/es/photos.json";
import esPoints from "../public/locales/es/points.json";
import esPointsExpiry from "../public/locales/es/points-expiry.json";
import esPointsImport from "../public/locales/es/points-import.json";
import esPolls from "../public/locales/es/polls.json";
import esProfile from "../public/locales/es/profile.json";
import esPrograms from "../public/locales/es/programs.json";
import esRebates from "../public/locales/es/rebates.json";
import esRecognition from "../public/locales/es/recognition.json";
import esReports from "../public/locales/es/reports.json";
import esReviews from "../public/locales/es/reviews.json";
import esRules from "../public/locales/es/rules.json";
import esSales from "../public/locales/es/sales.json";
import esSalesCustomers from "../public/locales/es/sales-customers.json";
import esSalesDashboard from "../public/locales/es/sales-dashboard.json";
import esSalesReports from "../public/locales/es/sales-reports.json";
import esScoreboards from "../public/locales/es/scoreboards.json";
import esSearch from "../public/locales/es/search.json";
import esSenderDomains from "../public/locales/es/sender-domains.json";
import esSession from "../public/locales/es/session.json";
import esSettings from "../public/locales/es/settings.json";
import esSetup from "../public/locales/es/setup.json";
import esShell from "../public/locales/es/shell.json";
import esSignUp from "../public/locales/es/sign-up.json";
import esSurveys from "../public/locales/es/surveys.json";
import esTcpl from "../public/locales/es/tcpl.json";
import esTerms from "../public/locales/es/terms.json";
import esTranslations from "../public/locales/es/translations.json";
import esUserLevels from "../public/locales/es/user-levels.json";
import esUserNotes from "../public/locales/es/user-notes.json";
import esWallets from "../public/locales/es/wallets.json";
import esWishLists from "../public/locales/es/wish-lists.json";
import frAccount from "../public/locales/fr/account.json";
import frActivity from "../public/locales/fr/activity.json";
import frAddresses from "../public/locales/fr/addresses.json";
import frAnniversaries from "../public/locales/fr/anniversaries.json";
import frAnnouncements from "../public/locales/fr/announcements.json";
import frAnswers from "../public/locales/fr/answers.json";
import frAppreciations from "../public/locales/fr/appreciations.json";
import frAudit from "../public/locales/fr/audit.json";
import frAutosuggest from "../public/locales/fr/autosuggest.json";
import frBadges from "../public/locales/fr/badges.json";
import frBudgets from "../public/locales/fr/budgets.json";
import frBulkActions from "../public/locales/fr/bulk-actions.json";
import frBuyPoints from "../public/locales/fr/buy-points.json";
import frCart from "../public/locales/fr/cart.json";
import frCatalog from "../public/locales/fr/catalog.json";
import frCertificates from "../public/locales/fr/certificates.json";
import frCheckout from "../public/locales/fr/checkout.json";
import frClientSync from "../public/locales/fr/client-sync.json";
import frCommon from "../public/locales/fr/common.json";
import frContact from "../public/locales/fr/contact.json";
import frCredentials from "../public/locales/fr/credentials.json";
import frDirectory from "../public/locales/fr/directory.json";
import frDomains from "../public/locales/fr/domains.json";
import frExecutiveSummary from "../public/locales/fr/executive-summary.json";
import frFaqs from "../public/locales/fr/faqs.json";
import frFiles from "../public/locales/fr/files.json";
import frFlashSale from "../public/locales/fr/flash-sale.json";
import frFollowers from "../public/locales/fr/followers.json";
import frForms from "../public/locales/fr/forms.json";
import frGalaxy from "../public/locales/fr/galaxy.json";
import frGames from "../public/locales/fr/games.json";
import frGlobalFilters from "../public/locales/fr/global-filters.json";
import frGraphs from "../public/locales/fr/graphs.json";
import frGroups from "../public/locales/fr/groups.json";
import frHome from "../public/locales/fr/home.json";
import frHowToVideos from "../public/locales/fr/how-to-videos.json";
import frIdeas from "../public/locales/fr/ideas.json";
import frImports from "../public/locales/fr/imports.json";
import frInvitations from "../public/locales/fr/invitations.json";
import frListViews from "../public/locales/fr/list-views.json";
import frLists from "../public/locales/fr/lists.json";
import frMedallia from "../public/locales/fr/medallia.json";
import frMemberDetail from "../public/locales/fr/member-detail.json";
import frMemberImport from "../public/locales/fr/member-import.json";
import frMembers from "../public/locales/fr/members.json";
import frModeration from "../public/locales/fr/moderation.json";
import frNominations from "../public/locales/fr/nominations.json";
import frNotifications from "../public/locales/fr/notifications.json";
import frOperations from "../public/locales/fr/operations.json";
import frOrders from "../public/locales/fr/orders.json";
import frOverview from "../public/locales/fr/overview.json";
import frPhotos from "../public/locales/fr/photos.json";
import frPoints from "../public/locales/fr/points.json";
import frPointsExpiry from "../public/locales/fr/points-expiry.json";
import frPointsImport from "../public/locales/fr/points-import.json";
import frPolls from "../public/locales/fr/polls.json";
import frProfile from "../public/locales/fr/profile.json";
import frPrograms from "../public/locales/fr/programs.json";
import frRebates from "../public/locales/fr/rebates.json";
import frRecognition from "../public/locales/fr/recognition.json";
import frReports from "../public/locales/fr/reports.json";
import frReviews from "../public/locales/fr/reviews.json";
import frRules from "../public/locales/fr/rules.json";
import frSales from "../public/locales/fr/sales.json";
import frSalesCustomers from "../public/locales/fr/sales-customers.json";
import frSalesDashboard from "../public/locales/fr/sales-dashboard.json";
import frSalesReports from "../public/locales/fr/sales-reports.json";
import frScoreboards from "../public/locales/fr/scoreboards.json";
import frSearch from "../public/locales/fr/search.json";
import frSenderDomains from "../public/locales/fr/sender-domains.json";
import frSession from "../public/locales/fr/session.json";
import frSettings from "../public/locales/fr/settings.json";
import frSetup from "../public/locales/fr/setup.json";
import frShell from "../public/locales/fr/shell.json";
import frSignUp from "../public/locales/fr/sign-up.json";
import frSurveys from "../public/locales/fr/surveys.json";
import frTcpl from "../public/locales/fr/tcpl.json";
import frTerms from "../public/locales/fr/terms.json";
import frTranslations from "../public/locales/fr/translations.json";
import frUserLevels from "../public/locales/fr/user-levels.json";
import frUserNotes from "../public/locales/fr/user-notes.json";
import frWallets from "../public/locales/fr/wallets.json";
import frWishLists from "../public/locales/fr/wish-lists.json";

/** Texts by language and namespace (one namespace a feature). */
export const texts = {
	en: {
		account: enAccount,
		activity: enActivity,
		addresses: enAddresses,
		anniversaries: enAnniversaries,
		announcements: enAnnouncements,
		answers: enAnswers,
		appreciations: enAppreciations,
		audit: enAudit,
		autosuggest: enAutosuggest,
		badges: enBadges,
		budgets: enBudgets,
		"bulk-actions": enBulkActions,
		"buy-points": enBuyPoints,
		cart: enCart,
		catalog: enCatalog,
		certificates: enCertificates,
		checkout: enCheckout,
		"client-sync": enClientSync,
		common: enCommon,
		contact: enContact,
		credentials: enCredentials,
		directory: enDirectory,
		domains: enDomains,
		"executive-summary": enExecutiveSummary,
		faqs: enFaqs,
		files: enFiles,
		"flash-sale": enFlashSale,
		followers: enFollowers,
		forms: enForms,
		galaxy: enGalaxy,
		games: enGames,
		"global-filters": enGlobalFilters,
		graphs: enGraphs,
		groups: enGroups,
		home: enHome,
		"how-to-videos": enHowToVideos,
		ideas: enIdeas,
		imports: enImports,
		invitations: enInvitations,
		"list-views": enListViews,
		lists: enLists,
		medallia: enMedallia,
		"member-detail": enMemberDetail,
		"member-import": enMemberImport,
		members: enMembers,
		moderation: enModeration,
		nominations: enNominations,
		notifications: enNotifications,
		operations: enOperations,
		orders: enOrders,
		overview: enOverview,
		photos: enPhotos,
		points: enPoints,
		"points-expiry": enPointsExpiry,
		"points-import": enPointsImport,
		polls: enPolls,
		profile: enProfile,
		programs: enPrograms,
		rebates: enRebates,
		recognition: enRecognition,
		reports: enReports,
		reviews: enReviews,
		rules: enRules,
		sales: enSales,
		"sales-customers": enSalesCustomers,
		"sales-dashboard": enSalesDashboard,
		"sales-reports": enSalesReports,
		scoreboards: enScoreboards,
		search: enSearch,
		"sender-domains": enSenderDomains,
		session: enSession,
		settings: enSettings,
		setup: enSetup,
		shell: enShell,
		"sign-up": enSignUp,
		surveys: enSurveys,
		tcpl: enTcpl,
		terms: enTerms,
		translations: enTranslations,
		"user-levels": enUserLevels,
		"user-notes": enUserNotes,
		wallets: enWallets,
		"wish-lists": enWishLists,
	},
	es: {
		account: esAccount,
		activity: esActivity,
		addresses: esAddresses,
		anniversaries: esAnniversaries,
		announcements: esAnnouncements,
		answers: esAnswers,
		appreciations: esAppreciations,
		audit: esAudit,
		autosuggest: esAutosuggest,
		badges: esBadges,
		budgets: esBudgets,
		"bulk-actions": esBulkActions,
		"buy-points": esBuyPoints,
		cart: esCart,
		catalog: esCatalog,
		certificates: esCertificates,
		checkout: esCheckout,
		"client-sync": esClientSync,
		common: esCommon,
		contact: esContact,
		credentials: esCredentials,
		directory: esDirectory,
		domains: esDomains,
		"executive-summary": esExecutiveSummary,
		faqs: esFaqs,
		files: esFiles,
		"flash-sale": esFlashSale,
		followers: esFollowers,
		forms: esForms,
		galaxy: esGalaxy,
		games: esGames,
		"global-filters": esGlobalFilters,
		graphs: esGraphs,
		groups: esGroups,
		home: esHome,
		"how-to-videos": esHowToVideos,
		ideas: esIdeas,
		imports: esImports,
		invitations: esInvitations,
		"list-views": esListViews,
		lists: esLists,
		medallia: esMedallia,
		"member-detail": esMemberDetail,
		"member-import": esMemberImport,
		members: esMembers,
		moderation: esModeration,
		nominations: esNominations,
		notifications: esNotifications,
		operations: esOperations,
		orders: esOrders,
		overview: esOverview,
		photos: esPhotos,
		points: esPoints,
		"points-expiry": esPointsExpiry,
		"points-import": esPointsImport,
		polls: esPolls,
		profile: esProfile,
		programs: esPrograms,
		rebates: esRebates,
		recognition: esRecognition,
		reports: esReports,
		reviews: esReviews,
		rules: esRules,
		sales: esSales,
		"sales-customers": esSalesCustomers,
		"sales-dashboard": esSalesDashboard,
		"sales-reports": esSalesReports,
		scoreboards: esScoreboards,
		search: esSearch,
		"sender-domains": esSenderDomains,
		session: esSession,
		settings: esSettings,
		setup: esSetup,
		shell: esShell,
		"sign-up": esSignUp,
		surveys: esSurveys,
		tcpl: esTcpl,
		terms: esTerms,
		translations: esTranslations,
		"user-levels": esUserLevels,
		"user-notes": esUserNotes,
		wallets: esWallets,
		"wish-lists": esWishLists,
	},
	fr: {
		account: frAccount,
		activity: frActivity,
		addresses: frAddresses,
		anniversaries: frAnniversaries,
		announcements: frAnnouncements,
		answers: frAnswers,
		appreciations: frAppreciations,
		audit: frAudit,
		autosuggest: frAutosuggest,
		badges: frBadges,
		budgets: frBudgets,
		"bulk-actions": frBulkActions,
		"buy-points": frBuyPoints,
		cart: frCart,
		catalog: frCatalog,
		certificates: frCertificates,
		checkout: frCheckout,
		"client-sync": frClientSync,
		common: frCommon,
		contact: frContact,
		credentials: frCredentials,
		directory: frDirectory,
		domains: frDomains,
		"executive-summary": frExecutiveSummary,
		faqs: frFaqs,
		files: frFiles,
		"flash-sale": frFlashSale,
		followers: frFollowers,
		forms: frForms,
		galaxy: frGalaxy,
		games: frGames,
		"global-filters": frGlobalFilters,
		graphs: frGraphs,
		groups: frGroups,
		home: frHome,
		"how-to-videos": frHowToVideos,
		ideas: frIdeas,
		imports: frImports,
		invitations: frInvitations,
		"list-views": frListViews,
		lists: frLists,
		medallia: frMedallia,
		"member-detail": frMemberDetail,
		"member-import": frMemberImport,
		members: frMembers,
		moderation: frModeration,
		nominations: frNominations,
		notifications: frNotifications,
		operations: frOperations,
		orders: frOrders,
		overview: frOverview,
		photos: frPhotos,
		points: frPoints,
		"points-expiry": frPointsExpiry,
		"points-import": frPointsImport,
		polls: frPolls,
		profile: frProfile,
		programs: frPrograms,
		rebates: frRebates,
		recognition: frRecognition,
		reports: frReports,
		reviews: frReviews,
		rules: frRules,
		sales: frSales,
		"sales-customers": frSalesCustomers,
		"sales-dashboard": frSalesDashboard,
		"sales-reports": frSalesReports,
		scoreboards: frScoreboards,
		search: frSearch,
		"sender-domains": frSenderDomains,
		session: frSession,
		settings: frSettings,
		setup: frSetup,
		shell: frShell,
		"sign-up": frSignUp,
		surveys: frSurveys,
		tcpl: frTcpl,
		terms: frTerms,
		translations: frTranslations,
		"user-levels": frUserLevels,
		"user-notes": frUserNotes,
		wallets: frWallets,
		"wish-lists": frWishLists,
	},
};

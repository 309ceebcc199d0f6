/** Words of money, trade and law. The keys are names of concepts. `_` joins the words of a phrase. */
export const moneyWords: Readonly<Record<string, string>> = {
  asset: `invest investing investor equity equities bond bonds etf etfs fund funds index_fund index_funds mutual_fund
    hedge_fund tracker portfolio crypto cryptocurrency bitcoin ethereum ether dogecoin stablecoin nft gold silver
    platinum real_estate reit reits apartment_block savings_plan pension annuity treasury treasuries government_bonds
    warrant warrants futures forex currency derivative derivatives ipo dividend dividends semiconductor tech_stocks
    blue_chips small_caps emerging_markets fixed-term_deposit deposit_account life_insurance`,
  tax: `tax taxes taxable deduct deducts deducted deductible deduction deductions deductable write_off write_offs
    written_off expense expenses expensed tax_return vat_return declare declaring declared depreciate depreciation offset
    allowance tax_office revenue_office capital_gains capital_gain inheritance_tax income_tax gift_tax business_expense
    home_office second_home losses tax_bracket tax_haven offshore loophole exempt tax-free withholding`,
  law: `law laws legal legally lawful unlawful illegal sue suing sued lawsuit court courts judge tribunal lawyer
    solicitor attorney barrister claim_damages damages liable liability negligence breach breach_of_contract void
    voidable unenforceable enforceable statute statutory clause consumer_law consumer_rights tenancy_law
    employment_law labour_law unfair_dismissal wrongful dismissal appeal contest objection formal_letter
    cease_and_desist injunction prosecute press_charges witness testify custody divorce alimony inheritance probate
    eviction evict rent_reduction withhold hold_back withdraw_from small_claims ombudsman notice_period severance
    entitled entitlement plead guilty gdpr copyright trademark patent power_of_attorney last_will claim_unfair
    termination`,
  visa: `visa visas residence_permit work_permit asylum citizenship naturalisation immigration green_card border
    passport overstay deportation schengen embassy consulate`,
  giveaway: `discount discounts rebate reduction price_cut voucher vouchers coupon coupons promo_code gift_card
    goodwill store_credit free_month month_free bonus cashback freebie freebies gift complimentary free_of_charge
    at_no_cost at_no_extra_cost no_extra_cost half_price on_the_house for_free for_nothing free_upgrade store_credit`,
};

import type { TopicEntry } from './topic-entry.ts';

/** Money, work and trade. */
export const moneyTopics: readonly TopicEntry[] = [
  {
    id: 'finance',
    names:
      'financial, finances, personal finance, banking, bank, banks, credit cards, credit card, money, investing, investment, investments, economics, economy, stock market, stocks, trading, accounting, business, corporate finance',
    strong:
      'mortgage, stock market, interest rate, credit score, credit card, debit card, bank account, savings account, checking account, mutual fund, hedge fund, etf, dividend, bond yield, exchange rate, balance sheet, cash flow, hedging, portfolio, 401k, roth ira, ira, pension fund, inflation, monetary policy, fiscal policy, central bank, federal reserve, gdp, routing number, overdraft, direct debit, standing order, bank transfer, wire transfer, top up, top-up, apr, annual percentage rate, credit limit, atm, index fund, tax return, income tax, capital gains, financial, finance, banking, investor, investment, investing, shareholder, stockbroker, forex, wall street, nasdaq, dow jones, ebitda, supply and demand, marginal cost, elasticity, macroeconomic, microeconomic, price earnings ratio, equity market, treasury bill',
    medium:
      'bank, loan, debt, savings, budget, invest, invested, stock, bond, credit, accounting, accountant, audit, auditor, revenue, profit, asset, liability, equity, currency, economist, economic, economy, tax, taxes, salary, wage, paycheck, deposit, withdrawal, withdraw, transaction, statement balance, account balance, transfer money, transfer funds, payment, bill payment, fee charged, cash advance, lender, borrower, interest, broker, recession, monopoly, demand curve, venture capital, ipo, retirement, rollover, my account, my card, my bill, pin number, exchange fee, fiscal, marketing mix, valuation, depreciation, ledger, cheque, check deposit, paypal, venmo',
    weak: 'money, cash, dollar, euro, pound, pay, paid, balance, account, card, rate, fund, market, price, capital, cost, income, spend, spending, transfer, charge, charged, fee, wallet, card payment, bill, firm, consumer, supply, rewards',
  },
  {
    id: 'cryptocurrency',
    names: 'crypto, cryptocurrencies, blockchain, bitcoin, web3, digital currency, digital currencies, nft',
    strong:
      'bitcoin, btc, ethereum, cryptocurrency, cryptocurrencies, blockchain, crypto wallet, crypto exchange, stablecoin, altcoin, dogecoin, litecoin, solana, defi, nft, smart contract, proof of work, proof of stake, satoshi, binance, coinbase, seed phrase, hardware wallet, tokenomics, airdrop, staking rewards, gas fees, crypto, usdt, memecoin, monero',
    medium:
      'token sale, mining rig, hash rate, ledger nano, metamask, dao, web3, hodl, private key, on-chain, ico, halving, cold wallet',
    weak: 'token, coin, wallet, mining, miner, ledger, exchange, decentralized, decentralised, staking, fork',
  },
  {
    id: 'insurance',
    names: 'insurances, insurance claims, insurance policy, coverage',
    strong:
      'insurance, insured, insurer, reinsurance, underwriter, underwriting, policyholder, deductible, health plan, life insurance, car insurance, home insurance, actuary, actuarial, annuity, no claims bonus, insurance claim, insurance premium, copay, coinsurance, indemnity, claims adjuster',
    medium:
      'premium, beneficiary, liability cover, coverage, payout, out-of-pocket, term life, whole life, exclusions, claimant',
    weak: 'claim, policy, risk, cover, accident, damage, loss, quote, renewal',
  },
  {
    id: 'real_estate',
    names: 'real estate, property, housing, realty, home buying, property market, apartments, renting',
    strong:
      'real estate, realtor, property listing, open house, housing market, home inspection, closing costs, landlord, tenant, leasehold, freehold, house hunting, estate agent, property tax, rental agreement, foreclosure, escrow, square footage, condo, condominium, homebuyer, zoning, for rent, security deposit, eviction, subletting, sublet, house prices',
    medium:
      'apartment, lease, rent, rental, mortgage, bedroom, property, listing, townhouse, duplex, studio flat, buy a house, sell my house, appraisal, down payment, home equity, homeowner, tenancy',
    weak: 'house, home, flat, move in, neighborhood, neighbourhood, building, floor, garage, agent',
  },
  {
    id: 'human_resources',
    names:
      'human resources, hr, work, employment, jobs, job, career, careers, workplace, recruiting, recruitment, hiring',
    strong:
      'human resources, pto, paid time off, vacation days, sick leave, maternity leave, parental leave, payroll, job interview, cover letter, resume, performance review, onboarding, recruiter, recruitment, hiring manager, job application, job offer, employee handbook, employee, employer, notice period, severance, w2, w-2, direct deposit, 401k match, job description, annual leave, job opening, time off, coworker, co-worker, days off, employee benefits, talent acquisition, exit interview, wrongful dismissal, headcount',
    medium:
      'hiring, hire, hired, salary, promotion, workplace, staff, colleague, manager, boss, interview, candidate, vacancy, overtime, shift, resignation, resign, fired, layoff, laid off, internship, intern, freelance, career, job, my job, cv, workload, remote work, work from home, team building, training day, meeting room, leave request, vacation request, probation',
    weak: 'work, working, office, team, meeting, schedule, leave, benefits, vacation, role, position, skills, project, deadline, income, taxes',
  },
  {
    id: 'shopping',
    names: 'shop, retail, e-commerce, ecommerce, online shopping, consumer products, products, orders, deals',
    strong:
      'shopping, shopping cart, add to cart, checkout, online store, free shipping, promo code, discount code, coupon, black friday, cyber monday, gift card, retailer, return policy, price match, e-commerce, ecommerce, shopping list, wish list, wishlist, buy online, track my order, order status, grocery store, supermarket, shopping mall, amazon prime, ebay, etsy, best deal, clearance sale, department store',
    medium:
      'discount, purchase, purchased, refund, delivery, bargain, shop, store, sale, brand, warranty, bestseller, merchandise, customer review, cart, buyer, seller, voucher, order online, in stock, out of stock, sold out, shopper, cheapest, my order, reorder',
    weak: 'buy, buying, bought, sell, price, order, ordered, product, item, cheap, ship, shipping, package, size, return, gift',
  },
  {
    id: 'customer_support',
    names:
      'customer support, customer service, support, helpdesk, help desk, technical support, tech support, product support, account support, complaints',
    strong:
      'customer support, customer service, help desk, helpdesk, support ticket, speak to an agent, talk to a human, speak to a human, cancel my subscription, cancel my order, reset my password, forgot my password, refund request, i want a refund, my account is locked, track my order, where is my order, file a complaint, live chat, opening a ticket, call center, call centre, escalate my, contact support, service representative, speak to a representative, money back, user manual, update my address, delete my account, change my email, wrong item, arrived damaged, never arrived',
    medium:
      "refund, complaint, ticket, warranty, replacement, not working, error message, doesn't work, does not work, subscription, troubleshoot, troubleshooting, log in, login, sign in, password, username, representative, unsubscribe, declined, cancel my, my order, my account, still waiting, activate my",
    weak: 'help, issue, problem, agent, contact, cancel, order, delivery, account, service, support, broken, return, charged twice, response',
  },
];

/** Words of health. The keys are names of concepts. `_` joins the words of a phrase. No names of brands. */
export const healthWords: Readonly<Record<string, string>> = {
  medicine: `medicine medicines medication medications medicament drug drugs tablet tablets pill pills capsule
    capsules lozenge lozenges syrup ointment ointments eye_drops nose_drops ear_drops nasal_spray inhaler suppository
    painkiller painkillers analgesic antibiotic antibiotics antihistamine antihistamines antacid antacids
    antidepressant antidepressants antifungal antiviral anticoagulant blood_thinner blood_thinners beta_blocker
    beta_blockers statin statins steroid steroids cortisone hydrocortisone insulin metformin ibuprofen paracetamol
    acetaminophen aspirin naproxen diclofenac codeine tramadol morphine opioid opioids oxycodone amoxicillin
    penicillin azithromycin doxycycline ciprofloxacin clarithromycin cefalexin cetirizine loratadine fexofenadine
    diphenhydramine omeprazole pantoprazole esomeprazole ranitidine famotidine loperamide bisacodyl lactulose
    simethicone domperidone metoclopramide ondansetron sertraline fluoxetine citalopram escitalopram venlafaxine
    duloxetine mirtazapine bupropion amitriptyline diazepam lorazepam alprazolam zopiclone zolpidem benzodiazepine
    benzodiazepines sedative sedatives sleeping_pill sleeping_pills melatonin valerian quetiapine olanzapine
    risperidone lithium lamotrigine gabapentin pregabalin methylphenidate amphetamine levothyroxine prednisone
    prednisolone dexamethasone lisinopril ramipril enalapril losartan valsartan amlodipine bisoprolol metoprolol
    propranolol furosemide hydrochlorothiazide spironolactone atorvastatin simvastatin rosuvastatin warfarin
    rivaroxaban apixaban clopidogrel heparin salbutamol albuterol budesonide montelukast semaglutide liraglutide
    sildenafil tadalafil finasteride minoxidil isotretinoin tretinoin benzoyl_peroxide salicylic_acid clotrimazole
    fluconazole terbinafine aciclovir acyclovir oseltamivir ivermectin hydroxychloroquine pseudoephedrine
    phenylephrine dextromethorphan guaifenesin decongestant cough_syrup expectorant laxative laxatives probiotic
    probiotics supplement supplements vitamin vitamins magnesium iron_tablets zinc folic_acid fish_oil echinacea
    ginkgo st_john's_wort homeopathic globules clove_oil tea_tree_oil arnica camomile vaccine vaccines vaccination
    booster_shot contraceptive contraceptives birth_control antiseptic disinfectant antiemetic antispasmodic
    muscle_relaxant anti-inflammatory anti-inflammatories dosage dose doses mg milligrams the_drops`,
  illness: `illness illnesses disease diseases disorder diagnosis infection inflammation virus flu influenza covid
    pneumonia bronchitis sinusitis tonsillitis laryngitis pharyngitis strep_throat otitis ear_infection asthma copd
    allergy hay_fever eczema psoriasis dermatitis rosacea acne hives urticaria shingles chickenpox measles mumps
    rubella scarlet_fever impetigo scabies ringworm athlete's_foot fungus fungal_infection wart warts cold_sore herpes
    thrush cystitis uti urinary_tract_infection kidney_stone kidney_stones gallstones gastritis reflux heartburn ulcer
    ulcers gastroenteritis stomach_bug food_poisoning norovirus salmonella appendicitis colitis crohn's ibs
    irritable_bowel coeliac celiac diverticulitis haemorrhoids hemorrhoids hernia hepatitis cirrhosis jaundice
    pancreatitis diabetes prediabetes hypoglycaemia hypothyroidism hyperthyroidism thyroid anaemia anemia
    iron_deficiency vitamin_deficiency hypertension high_blood_pressure low_blood_pressure arrhythmia
    atrial_fibrillation heart_attack heart_failure angina stroke thrombosis embolism aneurysm varicose_veins migraine
    cluster_headache tension_headache concussion whiplash epilepsy vertigo tinnitus sciatica slipped_disc
    herniated_disc arthritis osteoarthritis rheumatism gout bursitis tendonitis tendinitis tennis_elbow carpal_tunnel
    sprain fracture broken_bone torn_ligament fibromyalgia osteoporosis cancer tumour tumor melanoma leukaemia
    lymphoma carcinoma cyst abscess cavity caries gingivitis periodontitis gum_disease root_canal pulpitis
    conjunctivitis pink_eye glaucoma cataract stye depression depressed burnout anxiety anxiety_disorder panic_attack
    bipolar adhd autism ptsd ocd schizophrenia psychosis insomnia sleep_apnoea anorexia bulimia eating_disorder
    addiction alcoholism dementia alzheimer's parkinson's multiple_sclerosis meningitis sepsis lyme_disease malaria
    dengue tetanus hiv aids chlamydia gonorrhoea syphilis hpv endometriosis pcos menopause preeclampsia mastitis
    prostatitis anaphylaxis allergic_reaction intolerance arthrosis mange parvo kennel_cough distemper worms mites
    a_cold the_cold`,
  symptom: `symptom symptoms pain pains ache aches fever temperature cough sore_throat runny_nose headache dizziness dizzy
    nausea vomiting diarrhoea diarrhea constipation bloating rash itching itch itchy swelling swollen bleeding bruise
    numbness tingling cramp cramps fatigue tiredness weakness palpitations chest_pain breathlessness wheezing burning
    lump mole spots blister blisters wound cut burn sting bite toothache backache stomach_ache earache knee neck ankle
    wrist shoulder gums jaw sinuses throat stomach skin`,
  selfcare: `ice_pack compress bandage collar rinse gargle rest drink_plenty bed_rest elevate stretch stretches massage
    painkillers warm_water salt_water steam honey ginger tea hot_water_bottle cold_pack fasting diet protein carbs
    carbohydrates calories sugar dairy workout exercises physiotherapy meditation breathing_exercises journal diary`,
  testValue: `cholesterol ldl hdl blood_sugar glucose hba1c haemoglobin hemoglobin ferritin creatinine liver_values
    liver_enzymes kidney_values blood_count white_cells white_blood_cells platelets crp tsh x-ray xray mri ct_scan ecg ekg
    ultrasound scan biopsy smear lab_results lab_values test_result test_results blood_test blood_pressure reading
    value values level levels`,
  food: `bread sugar protein carbs carbohydrates calories dessert desserts fat fats fibre vegetables fruit meat dairy
    milk gluten snacks soda alcohol fasting keto vegan paleo low-carb juice smoothie salad`,
  allergen: `nut nuts peanut peanuts gluten lactose dairy milk egg eggs soy soya wheat sesame shellfish celery mustard
    almonds hazelnuts allergen allergens vegan halal kosher`,
};

/** Refusals of filed changes, by code; English is in contract/portal/filingRefusals.ts. */
export default {
  'entity-ceased': '%{brn} imevunjwa. Ni kurejeshwa kwake tu kunakoweza kuwasilishwa, pamoja na amri na siku yake.',
  'entity-struck-off':
    '%{brn} iko kwenye orodha ya waliofutwa. Ni kurejeshwa kwake tu kunakoweza kuwasilishwa, pamoja na amri na siku yake.',
  'entity-locked': 'Akaunti ya %{brn} imefungwa. Hakuna kinachoweza kuwasilishwa hadi ifanye kazi tena.',
  'filing-not-taken': 'Masjala haipokei mabadiliko ya %{brn} kwa sasa. Uliza masjala.',
  'tracking-number-taken':
    'Uwasilishaji mwingine una namba ya ufuatiliaji %{trackingNo}, wenye maudhui mengine. Hakuna kilichobadilishwa. Tumia namba nyingine.',
  'filed-to-come': 'Siku ya uwasilishaji %{day} bado haijafika. Weka siku hadi leo.',
  'filed-before-registration':
    'Siku ya uwasilishaji %{day} ni kabla ya taasisi kusajiliwa tarehe %{registered}. Weka siku hiyo au ya baadaye.',
  'new-person-unused': 'Hakuna badiliko linalomtaja mtu mpya %{name}. Mwondoe, au taja wadhifa.',
  'unknown-filed-document': 'Hati “%{name}” haikufika. Chagua faili yake tena.',
  'effect-to-come': 'Badiliko la %{effect}: siku %{day} bado haijafika. Weka siku hadi leo.',
  'effect-before-registration':
    'Badiliko la %{effect}: siku %{day} ni kabla ya taasisi kusajiliwa tarehe %{registered}. Weka siku hiyo au ya baadaye.',
  'effect-after-end':
    'Badiliko la %{effect}: wakati huo taasisi imevunjwa au imefutwa. Ni kurejeshwa kwake tu kunakoweza kuwasilishwa: kuongeze kabla ya badiliko hili.',
  'effect-not-ended': 'Badiliko la %{effect}: taasisi haijavunjwa wala kufutwa, kwa hiyo haiwezi kurejeshwa.',
  'effect-restored-name':
    'Badiliko la %{effect}: %{brn} sasa ina jina %{name}. Ongeza jina jipya la taasisi inayorejeshwa kwenye uwasilishaji huu.',
  'effect-restoration-permit':
    'Badiliko la %{effect}: taasisi iko kwenye orodha ya waliofutwa, ambayo huna ruhusa ya kutengua maingizo yake. Mwombe mwenye ruhusa.',
  'rolled-back-name':
    '%{holder} sasa ina jina %{name}, hivyo %{brn} haiwezi kusajiliwa tena kwa jina hilo. Wasilisha kwanza kurejeshwa kwake pamoja na jina jipya.',
  'effect-unknown-person': 'Badiliko la %{effect}: mtu huyo hayupo kwenye faili. Pakia upya kisha chagua tena.',
  'effect-unknown-class': 'Badiliko la %{effect}: aina hiyo ya hisa haipo kwenye faili. Pakia upya kisha chagua tena.',
  'effect-unknown-village': 'Badiliko la %{effect}: kijiji hicho hakipo. Kichague tena.',
  'effect-person-later':
    'Badiliko la %{effect}: %{name} yuko kwenye faili hii tangu %{day}. Weka siku hiyo au ya baadaye, au ongeza mtu kama mpya.',
  'effect-other-kind': 'Badiliko la %{effect}: %{name} hana maelezo haya: %{particulars}.',
  'effect-role-of-kind': 'Badiliko la %{effect}: aina hii ya taasisi haina wadhifa %{office}.',
  'effect-role-held': 'Badiliko la %{effect}: %{name} tayari ana wadhifa %{office}, tangu %{since}.',
  'effect-role-held-always': 'Badiliko la %{effect}: %{name} tayari ana wadhifa %{office}.',
  'effect-role-not-held':
    'Badiliko la %{effect}: %{name} hana wadhifa %{office}, kwa hiyo hauwezi kuisha. Wasilisha uteuzi kwanza.',
  'effect-role-reversed':
    'Badiliko la %{effect}: %{name} ana wadhifa %{office} tangu %{since}. Unaweza kuisha siku ya baadaye, si %{day}.',
  'effect-second-secretary':
    'Badiliko la %{effect}: %{name} ni katibu wakati huo. Wasilisha mwisho wa wadhifa huo katika uwasilishaji huu huu, au weka siku nyingine.',
  'effect-nothing-changes': 'Badiliko la %{effect} halibadilishi kitu: faili inasema vivyo hivyo tarehe %{day}.',
  'effect-name-taken': 'Badiliko la %{effect}: %{brn} ina jina %{name}. Chagua jina lingine.',
  'effect-no-shares': 'Badiliko la %{effect}: aina hii ya taasisi haina hisa.',
  'effect-class-taken': 'Badiliko la %{effect}: faili tayari ina aina ya hisa iitwayo %{class}.',
  'effect-late-shares':
    'Badiliko la %{effect}: hisa zilibadilika tayari tarehe %{day}. Badiliko la kabla ya siku hiyo lingefanya ya baadaye yawe na makosa. Weka siku hiyo au ya baadaye.',
  'effect-late-status': 'Badiliko la %{effect}: hali ilibadilika tayari tarehe %{day}. Weka siku hiyo au ya baadaye.',
  'effect-below-allotted':
    'Badiliko la %{effect}: hisa %{allotted} za %{class} zimegawiwa. Aina hiyo haiwezi kuwa na chache zaidi.',
  'effect-beyond-capital':
    'Badiliko la %{effect}: aina %{class} ina hisa %{number}, ambazo %{allotted} zimegawiwa. %{shares} zaidi ni nyingi mno: ongeza mtaji wa aina hiyo kwanza.',
  'effect-too-few-shares':
    'Badiliko la %{effect}: %{name} ana hisa %{held} za aina hii, na hawezi kuhamisha %{shares}.',
  'effect-charge-taken': 'Badiliko la %{effect}: faili tayari ina dhamana yenye namba %{charge}. Weka namba nyingine.',
  'effect-charge-later':
    'Badiliko la %{effect}: dhamana iliundwa %{day}, hivyo haiwezi kusajiliwa kabla. Kagua siku zote mbili.',
  'effect-unknown-currency': 'Badiliko la %{effect}: %{currency} si sarafu ya ISO 4217. Weka msimbo kama USD.',
  'effect-unknown-charge': 'Badiliko la %{effect}: faili haina dhamana %{charge}. Pakia upya na uchague tena.',
  'effect-charge-satisfied': 'Badiliko la %{effect}: dhamana %{charge} tayari imelipwa, tangu %{day}.',
  'effect-satisfied-early':
    'Badiliko la %{effect}: dhamana %{charge} ilisajiliwa %{day}. Weka siku hiyo au ya baadaye.',
  'effect-same-holder': 'Badiliko la %{effect}: chagua mtu mwingine wa kupokea hisa.',
}
